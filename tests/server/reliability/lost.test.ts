// B1, B3 and B4 of every area: lost answers, a killed server and a killed database, a book each. A fast run takes that of the claims and one
// of the others.
import { rowsOf } from '../../support/drawn.js'
import { takeTurn } from '../../support/turn.ts'
import { runLost } from './lost.ts'
import { claims } from './lost-claims.ts'
import { gifts } from './lost-gifts.ts'
import { orders } from './lost-orders.ts'
import { replays } from './lost-replays.ts'
import { seats } from './lost-seats.ts'
import { texts } from './lost-texts.ts'
import { trading } from './lost-trades.ts'

const books = { claims, gifts, orders, replays, seats, texts, trades: trading }

takeTurn()
for (const name of rowsOf('lost', books)) runLost(books[name])
