// Addresses of campaigns.

/** Id of a campaign from an address; null for one that is none. */
export const parseCpId = (value: string): number | null => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : null)

/** New campaign in the address of the desk. */
export const NEW = 'new'
