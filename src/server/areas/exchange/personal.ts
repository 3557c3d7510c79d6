// Personal data of the exchange.
import { ofCharacters, type PersonalArea } from '../../platform/personal.ts'
import { itemSynthHistory } from './tables.ts'

export const exchangePersonal: PersonalArea = {
  tables: [
    {
      table: itemSynthHistory,
      characters: { character_id: 'stays' },
      archive: { name: 'exchanges', own: ofCharacters() },
    },
  ],
}
