// The form of a new thread: the table of its fields beside its first post, which is its long text.
import { counted } from '#app/shared/form/fields.ts'
import { type FormKind, flagOf, type Ground, oneOf, textOf } from '#app/shared/form/table.ts'
import {
  COMMUNITY_MOST,
  communityFaults,
  communityLabels,
  THREAD_SCOPES,
  type ThreadScope,
  threadScopeLabels,
} from '#rules/communities.ts'
import { postFaultOf } from './post-fault.ts'

/** @property characterId character that opens it; empty until one was chosen */
export type ThreadFields = { title: string; scope: ThreadScope; characterId: string; asCharacter: boolean }

export const newThread: Ground<ThreadFields> = {
  fields: { title: '', scope: 'public', characterId: '', asCharacter: true },
  text: '',
  version: 0,
}

export const threadKind: FormKind<ThreadFields, 'saved'> = {
  what: 'スレッド',
  text: 'はじめの発言',
  title: ({ title }) => title || '（題名なし）',
  faults: ({ title }, text) => {
    const fault = communityFaults({ title }).title
    const words = postFaultOf(text)
    return { ...(fault ? { title: fault } : {}), ...(words ? { text: words } : {}) }
  },
  table: {
    title: {
      ...{ label: communityLabels.title, empty: '', read: textOf, required: true },
      control: { as: 'line', count: counted(COMMUNITY_MOST.title) },
    },
    scope: {
      ...{ label: '読む人と書く人', empty: 'public', read: oneOf(THREAD_SCOPES) },
      words: ({ scope }) => threadScopeLabels[scope],
    },
    characterId: { label: '発言する人', empty: '', read: textOf },
    asCharacter: {
      ...{ label: '話し方', empty: true, read: flagOf },
      words: ({ asCharacter }) => (asCharacter ? 'PC' : 'PL'),
    },
  },
}
