// Kinds of pictures that may be chosen on the device, for the field that chooses.
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/bmp,image/svg+xml'
