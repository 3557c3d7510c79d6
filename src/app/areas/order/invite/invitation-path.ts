// Path of an invitation, with its secret in it.
export const invitationPath = (worldId: string, orderId: number, hash: string): string =>
  `/world/${encodeURIComponent(worldId)}/scenarioInvite/${orderId}/${hash}`
