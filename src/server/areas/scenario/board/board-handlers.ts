// The calls of consultations.
import { handlersOf } from '../../../platform/handlers.ts'
import { raisePost } from '../raise.ts'
import { deletePost, edit, pin, post, setRead, setRole } from './board-acts.ts'
import { getDigest, getPosts } from './board-posts.ts'

export const scenarioBoardHandlers = handlersOf('scenarioBoard', {
  getPosts,
  getDigest,
  post: async (tx, written) => {
    const made = await post(tx, written)
    // Masters and the office speak for their work, players for their characters.
    if (written.characterId !== null) await raisePost(tx, written, made.postId)
    return made
  },
  edit,
  delete: deletePost,
  pin,
  setRole,
  setRead,
})
