// Pictures of creators' samples: each is uploaded first and then belongs to one sample.
import { pictureUploads } from '../../platform/pictures/uploads.ts'

export const samplePictures = pictureUploads({
  ...{ table: 'creator_picture', shownBy: 'sample_id', prefix: 'cs' },
  ...{ unreadable: 'TAILOR_PICTURE_UNREADABLE', tooMany: 'TAILOR_PICTURES_MOST' },
  cron: '12 20 * * *',
})
