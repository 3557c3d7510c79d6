// The acts of orders as a table, written by hand: rules and server are held to it.
import type { OrderAct } from '#rules/order/acts.ts'
import type { OrderState } from '#rules/order/states.ts'
import type { OrderParty } from '#rules/order/transitions.ts'

/** Acts of each party in each state; a request of a named master, with free places and a guest who has joined. */
export const actsOfOrder: Record<OrderState, Record<OrderParty, readonly OrderAct[]>> = {
  PreOrder: {
    owner: ['invite', 'confirm', 'cancel', 'revise', 'swap', 'write'],
    guest: ['swap', 'leave', 'write'],
    director: ['stop', 'write'],
    master: [],
    candidate: [],
  },
  Ordering: {
    owner: ['invite', 'confirm', 'cancel', 'revise', 'swap', 'write'],
    guest: ['swap', 'leave', 'write'],
    director: ['stop', 'write'],
    master: [],
    candidate: [],
  },
  Inviting: {
    owner: ['closeInvitation', 'confirm', 'cancel', 'revise', 'swap', 'renewLink', 'askFriend', 'write'],
    guest: ['swap', 'leave', 'write'],
    director: ['stop', 'write'],
    master: [],
    candidate: [],
  },
  CheckingByDirector: {
    owner: ['cancel', 'write'],
    guest: ['leaveLate', 'write'],
    director: ['passOn', 'returnByDirector', 'stop', 'write'],
    master: [],
    candidate: [],
  },
  CheckingByMaster: {
    owner: ['cancel', 'write'],
    guest: ['leaveLate', 'write'],
    director: ['stop', 'write'],
    master: ['accept', 'returnByMaster', 'decline', 'write'],
    candidate: [],
  },
  OpenRequesting: {
    owner: ['cancel', 'write'],
    guest: ['leaveLate', 'write'],
    director: ['stop', 'write'],
    master: [],
    candidate: ['take'],
  },
  Ordered: {
    owner: ['cancelLate', 'write'],
    guest: ['write'],
    director: ['stop', 'write'],
    master: ['giveUp', 'submit', 'write'],
    candidate: [],
  },
  Released: { owner: ['write'], guest: ['write'], director: ['write'], master: [], candidate: [] },
  Cancel: { owner: [], guest: [], director: [], master: [], candidate: [] },
}
