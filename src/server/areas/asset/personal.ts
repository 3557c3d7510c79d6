// Personal data of the office's pictures: they stay, under the pseudonym of whoever uploaded them.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { officePicture } from './tables.ts'

export const assetPersonal: PersonalArea = {
  tables: [
    {
      table: officePicture,
      users: { user_id: 'renamed' },
      archive: { name: 'office-pictures', own: ofUser() },
    },
  ],
}
