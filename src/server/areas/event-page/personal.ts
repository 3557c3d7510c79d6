// Personal data of the libraries of worlds: their pictures stay, under the pseudonym of whoever uploaded them.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { worldBlob } from './tables.ts'

export const eventPagePersonal: PersonalArea = {
  tables: [
    {
      table: worldBlob,
      users: { user_id: 'renamed' },
      archive: { name: 'world-pictures', own: ofUser(), without: ['hash'] },
    },
  ],
}
