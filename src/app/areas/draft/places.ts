// Where drafts are written: the form's name, and the address that goes on with one.
import { queuePages } from '#app/areas/application/queue-pages.ts'
import { applicationKinds } from '#rules/applications.ts'

type DraftOf = { place: string; target: string; draftId: string }

/** `path` has the draft's form; the form opens the draft that `?draft=` names. */
const places: Record<string, { label: string; path: (target: string) => string }> = {
  introduction: { label: '自己紹介', path: () => '/myPage/profile' },
  inquiry: { label: 'お問い合わせ', path: () => '/inquiry' },
  // The wizard says where it was left.
  characterRegistration: {
    label: 'キャラクター登録',
    path: worldId => `/world/${encodeURIComponent(worldId)}/characterRegistration`,
  },
  // `world.character`: its form stands in the world.
  characterProfile: {
    label: 'プロフィール',
    path: target => {
      const [worldId = '', characterId = ''] = target.split('.').map(encodeURIComponent)
      return `/world/${worldId}/characterProfileEdit?characterId=${characterId}`
    },
  },
  // The world, then what the thing is.
  originalize: {
    label: '新しい名前の説明',
    path: target => {
      const [worldId = '', ...thing] = target.split('/').map(encodeURIComponent)
      return `/world/${worldId}/originalize/${thing.join('/')}`
    },
  },
  originalClass: {
    label: 'クラスの提案',
    path: target => `/world/${encodeURIComponent(target)}/originalClass/propose`,
  },
  // The kind of the application, then its number.
  rejection: {
    label: '却下の理由',
    path: target =>
      applicationKinds.flatMap(kind => (target.startsWith(`${kind}/`) ? [queuePages[kind].path] : []))[0] ?? '/myPage',
  },
  // `new` for one that is not yet.
  newsBody: { label: 'お知らせ', path: target => `/admin/news/${encodeURIComponent(target || 'new')}` },
}

/** A form of a later build has no name here. */
export const placeLabel = (place: string): string => places[place]?.label ?? '文章'

/** Null for a form that this build does not have. */
export function placeAddress({ place, target, draftId }: DraftOf): string | null {
  const path = places[place]?.path(target)
  return path ? `${path}${path.includes('?') ? '&' : '?'}draft=${encodeURIComponent(draftId)}` : null
}
