// Checks on pictures in the browser, before anything is sent: by the header of each file. Bytes and headers that were
// read already are judged at once. The server must not trust a header and has checks of its own.
import { pictureChecks } from './picture-checks.ts'
import { hasFile, pictureBytes } from './pictures.ts'

export const { image, dimensions, dimensionsMax, widthHeight } = pictureChecks(value =>
  hasFile(value) ? pictureBytes(value) : value,
)
