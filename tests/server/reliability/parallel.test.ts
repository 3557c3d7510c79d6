// B2 of every area: presses at the same moment, a book each. A fast run takes that of the claims and one of the others.
import { rowsOf } from '../../support/drawn.js'
import { takeTurn } from '../../support/turn.ts'
import { runRaces } from './parallel.ts'
import { applications } from './parallel-applications.ts'
import { claims } from './parallel-claims.ts'
import { gifts } from './parallel-gifts.ts'
import { orders } from './parallel-orders.ts'
import { purchases } from './parallel-purchases.ts'
import { seats } from './parallel-seats.ts'

const books = { claims, applications, gifts, orders, purchases, seats }

takeTurn()
for (const name of rowsOf('parallel', books)) runRaces(books[name])
