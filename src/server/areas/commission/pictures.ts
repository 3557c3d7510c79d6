// Pictures that creators hand in: each is uploaded first and then belongs to one commission.
import { pictureUploads } from '../../platform/pictures/uploads.ts'

export const workPictures = pictureUploads({
  ...{ table: 'commission_picture', shownBy: 'commission_id', prefix: 'wk' },
  ...{ unreadable: 'TAILOR_PICTURE_UNREADABLE', tooMany: 'TAILOR_PICTURES_MOST' },
  cron: '16 20 * * *',
})
