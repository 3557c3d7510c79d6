// A session of better-auth for an account that proved itself in another way than by a password. The endpoint has no
// address: it is called in this process alone.
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'

export const entrance = {
  id: 'entrance',
  endpoints: {
    enter: createAuthEndpoint(
      '/entrance',
      { method: 'POST', body: z.object({ userId: z.string(), remembers: z.boolean() }) },
      async ctx => {
        const { userId, remembers } = ctx.body
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(userId)
        if (!user) throw new Error('The account is gone.')
        const session = await internalAdapter.createSession(user.id, !remembers)
        await setSessionCookie(ctx, { session, user }, !remembers)
        return ctx.json({ entered: true })
      },
    ),
  },
} as const
