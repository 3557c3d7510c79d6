// Editor in which one's own post of a talk is changed. It comes when it is first asked for.
import { PostEditor } from '#app/shared/post/PostEditor.tsx'
import { STAFF_MOST } from '#rules/master-communities.ts'
import { postFaultOf } from '../board/thread-kind.ts'
import { STAFF_POST_PLACE, staffEditTarget, type TalkOf } from '../draft-places.ts'
import type { StaffPost } from '../queries.ts'
import { editingStaffPost } from '../writes.ts'

interface StaffPostEditorProps {
  of: TalkOf
  post: StaffPost
  onDone: () => void
}

export const StaffPostEditor = ({ of, post: { postId, body }, onDone }: StaffPostEditorProps) => (
  <PostEditor
    write={editingStaffPost}
    of={{ of, postId }}
    place={STAFF_POST_PLACE}
    target={staffEditTarget(of, postId)}
    body={body}
    limit={STAFF_MOST.post}
    faultOf={postFaultOf}
    onDone={onDone}
  />
)
