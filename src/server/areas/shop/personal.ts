// Personal data of shops.
import { ofCharacters, type PersonalArea } from '../../platform/personal.ts'
import { shopPurchase } from './tables.ts'

export const shopPersonal: PersonalArea = {
  tables: [
    {
      table: shopPurchase,
      characters: { character_id: 'stays' },
      archive: { name: 'shop-purchases', own: ofCharacters() },
    },
  ],
}
