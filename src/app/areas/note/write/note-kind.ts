// The form of a note: the table of its fields beside its body, which is its long text.
import { type FormKind, flagOf, type Ground, oneOf, textOf } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { TAGS_OF_NOTE_MOST } from '#rules/note-tags.ts'
import { NOTE_MOST, NOTE_SCOPES, type NoteScope, noteErrors, noteScope, noteScopeLabels } from '#rules/notes.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { WrittenNote } from '../queries.ts'

/** @property tags ids in their order */
export type NoteFields = { title: string; scope: NoteScope; isCommentable: boolean; tags: readonly number[] }
export type NoteForm = Form<NoteFields, 'saved', Ground<NoteFields>>

export const groundOf = (note: WrittenNote | null): Ground<NoteFields> =>
  note
    ? {
        fields: {
          ...{ title: note.title, scope: note.scope, isCommentable: note.isCommentable, tags: note.noteTagIdList },
        },
        text: note.body,
        version: note.version,
      }
    : { fields: { title: '', scope: noteScope.everybody, isCommentable: true, tags: [] }, text: '', version: 0 }

const idsOf = (raw: unknown, otherwise: readonly number[]): readonly number[] =>
  Array.isArray(raw) ? raw.filter((id): id is number => Number.isInteger(id)).slice(0, TAGS_OF_NOTE_MOST) : otherwise

export const noteKind: FormKind<NoteFields, 'saved'> = {
  what: 'ノート',
  text: '本文',
  title: ({ title }) => title || '（題名なし）',
  faults: ({ title }, text) => {
    const { title: titleFault, body } = noteErrors({ title, body: text })
    return { ...(titleFault ? { title: titleFault } : {}), ...(body ? { text: body } : {}) }
  },
  table: {
    title: {
      ...{ label: 'タイトル', empty: '', read: textOf, required: true },
      control: { as: 'line', count: text => `${Math.ceil(lengthCount(text))} / ${NOTE_MOST.title}文字` },
    },
    scope: {
      ...{ label: '読める人', empty: noteScope.everybody, read: oneOf(NOTE_SCOPES) },
      words: ({ scope }) => noteScopeLabels[scope],
      control: { as: 'choice', options: NOTE_SCOPES.map(scope => [scope, noteScopeLabels[scope]] as const) },
    },
    isCommentable: {
      ...{ label: 'コメントを受け付ける', empty: true, read: flagOf },
      words: ({ isCommentable }) => (isCommentable ? null : 'コメントなし'),
      control: { as: 'switch' },
      hint: '切っても、これまでのコメントは残ります。',
    },
    tags: {
      ...{ label: 'タグ', empty: [], read: idsOf },
      words: ({ tags }) => tags.length > 0 && `タグ ${tags.length}個`,
    },
  },
}
