// Editor in which one's own post of a thread is changed. It comes when it is first asked for.
import { PostEditor } from '#app/shared/post/PostEditor.tsx'
import { COMMUNITY_MOST } from '#rules/communities.ts'
import { editTarget, POST_PLACE, type ThreadOf } from '../draft-places.ts'
import type { ThreadPost } from '../queries.ts'
import { postFaultOf } from './post-fault.ts'
import { editingThreadPost } from './thread-writes.ts'

interface ThreadPostEditorProps {
  of: ThreadOf
  post: ThreadPost
  onDone: () => void
}

export const ThreadPostEditor = ({ of, post: { postId, body }, onDone }: ThreadPostEditorProps) => (
  <PostEditor
    write={editingThreadPost}
    of={{ of, postId }}
    place={POST_PLACE}
    target={editTarget(of, postId)}
    body={body}
    limit={COMMUNITY_MOST.post}
    faultOf={postFaultOf}
    onDone={onDone}
  />
)
