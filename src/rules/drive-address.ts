// Hard limits of the names in a drive, in UTF-16 units: far above its own, so that a name that is too long gets a refusal that says so. Apart from
// the rules of drives, because every first visit loads them with an address.

export const DRIVE_NAME_MOST = 240
export const DRIVE_FOLDER_MOST = 80
