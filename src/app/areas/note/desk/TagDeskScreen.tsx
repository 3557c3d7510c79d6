// /admin/noteTag: the official tags of notes, world by world: adding, changing, ordering, merging, deleting.
import { Link } from '@tanstack/react-router'
import { Combine, PenLine, Plus, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { SortableList } from '#app/ui/SortableList.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { noteTagMessages } from '#rules/messages/note-tags.ts'
import { NOTE_TAGS_MOST } from '#rules/note-tags.ts'
import { TagChip } from '../NoteTags.tsx'
import { type DeskTag, type DeskWorld, noteTagQueries } from '../queries.ts'
import { type TagAct, useTagAct } from './tag-writes.ts'

const TagSheet = lazy(() => import('./TagSheet.tsx').then(module => ({ default: module.TagSheet })))
const MergeSheet = lazy(() => import('./MergeSheet.tsx').then(module => ({ default: module.MergeSheet })))

/** @param worldId the open one; the first without it */
export function TagDeskScreen({ worldId }: { worldId: string | undefined }) {
  const query = useRead(noteTagQueries.desk())
  return (
    <Page top={<TopBar title="ノートのタグ" back={<BackLink to="/admin" label="運営のトップへ戻る" />} />}>
      <Read
        query={query}
        title="タグを読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={4} />}
      >
        {({ worldList }) => {
          const open = worldList.find(world => world.worldId === worldId) ?? worldList[0]
          return (
            open && (
              <>
                <Tabs
                  label="ワールド"
                  tabs={worldList.map(world => ({
                    ...{ key: world.worldId, label: world.worldName, count: world.noteTagList.length },
                  }))}
                  current={open.worldId}
                  renderLink={({ key }, face) => <Link to="/admin/noteTag" search={{ worldId: key }} {...face} />}
                />
                <Desk key={open.worldId} world={open} />
              </>
            )
          )
        }}
      </Read>
    </Page>
  )
}

type Doing = { what: 'add' } | { what: 'save' | 'merge' | 'remove'; tag: DeskTag }

function Desk({ world: { worldId, worldName, noteTagList } }: { world: DeskWorld }) {
  const [doing, doThis] = useState<Doing | null>(null)
  /** Order that was pressed here and is not read again yet. */
  const [ordered, order] = useState<readonly number[] | null>(null)
  const close = () => doThis(null)
  const acts = useTagAct(worldId, {
    onLate: close,
    // A lost network is no failure: the sheet says what is known.
    onProblem: ({ code }) => {
      if (code !== null && doing?.what === 'save') toasts.add({ type: 'error', title: noteTagMessages.updateFailed })
    },
  })
  const press = async (given: TagAct): Promise<boolean> => {
    const isDone = (await acts.press(given)) !== null
    if (isDone) toasts.add({ type: 'success', overline: given.name, title: doneWords[given.act] })
    return isDone
  }
  const shown = inOrder(noteTagList, ordered)
  const sort = async (tags: readonly DeskTag[]): Promise<void> => {
    const noteTagIdList = tags.map(({ noteTagId }) => noteTagId)
    order(noteTagIdList)
    if (!(await press({ act: 'order', worldId, name: worldName, noteTagIdList }))) order(null)
  }
  return (
    <>
      <p className="num mt-3 text-meta text-ink-soft">
        {noteTagList.length} / {NOTE_TAGS_MOST}個。ここでの並びが、読む人と書く人に見える順です。
      </p>
      <Button
        variant="shu"
        icon={Plus}
        className="mt-2"
        reason={acts.reason ?? (noteTagList.length >= NOTE_TAGS_MOST ? 'これ以上は加えられません。' : undefined)}
        onClick={() => doThis({ what: 'add' })}
      >
        タグを加える
      </Button>
      {doing === null && <PressNotice of={acts} />}
      <div className="mt-3">
        {shown.length === 0 ? (
          <EmptyState drawing={<EmptyDrawing />} title="このワールドのタグは、まだありません。" />
        ) : (
          <SortableList
            label={`${worldName}のタグ`}
            items={shown}
            keyOf={({ noteTagId }) => String(noteTagId)}
            nameOf={({ name }) => name}
            fixed={acts.pending || acts.reason !== undefined}
            onOrder={tags => void sort(tags)}
          >
            {(tag, { grip, moves }) => (
              <Row
                tag={tag}
                grip={grip}
                menu={
                  <ActionMenu
                    label={`ほかの操作：${tag.name}`}
                    entries={[
                      { label: '名前と色を変える', icon: PenLine, onPress: () => doThis({ what: 'save', tag }) },
                      ...moves,
                      ...(shown.length > 1
                        ? [
                            {
                              label: 'ほかのタグへ統合する',
                              icon: Combine,
                              onPress: () => doThis({ what: 'merge', tag }),
                            },
                          ]
                        : []),
                      { label: '削除する', icon: Trash2, onPress: () => doThis({ what: 'remove', tag }) },
                    ]}
                  />
                }
              />
            )}
          </SortableList>
        )}
      </div>
      <Suspense>
        {(doing?.what === 'add' || doing?.what === 'save') && (
          <TagSheet
            tag={doing.what === 'save' ? doing.tag : null}
            acts={acts}
            onClose={close}
            onSave={async fields => {
              const of =
                doing.what === 'save'
                  ? { act: 'save' as const, noteTagId: doing.tag.noteTagId }
                  : { act: 'add' as const }
              if (await press({ ...of, worldId, ...fields })) close()
            }}
          />
        )}
        {doing?.what === 'merge' && (
          <MergeSheet
            tag={doing.tag}
            others={shown.filter(({ noteTagId }) => noteTagId !== doing.tag.noteTagId)}
            acts={acts}
            onClose={close}
            onMerge={async intoId => {
              const { noteTagId, name } = doing.tag
              if (await press({ act: 'merge', worldId, name, noteTagId, intoId })) close()
            }}
          />
        )}
      </Suspense>
      {doing?.what === 'remove' && (
        <AskFirst
          asked={{
            title: `「${doing.tag.name}」を削除しますか？`,
            lead: removalLead(doing.tag),
            yes: '削除する',
            no: '残す',
            destroys: true,
          }}
          onClose={close}
          onYes={() => {
            const { noteTagId, name, useCount } = doing.tag
            void press({ act: 'remove', worldId, name, noteTagId, useCount })
          }}
        />
      )}
    </>
  )
}

const doneWords: Record<TagAct['act'], string> = {
  add: 'タグを加えました',
  save: noteTagMessages.updated,
  order: 'タグを並べ替えました',
  merge: 'タグを統合しました',
  remove: noteTagMessages.deleted,
}

const removalLead = ({ useCount, aliasList }: DeskTag): string =>
  [
    useCount === 0 ? 'このタグのついたノートはありません。' : `${useCount}件のノートから、このタグがなくなります。`,
    aliasList.length > 0 && `統合した「${aliasList.join('」「')}」でも探せなくなります。`,
    'もとには戻せません。',
  ]
    .filter(Boolean)
    .join('')

function inOrder(tags: readonly DeskTag[], ids: readonly number[] | null): readonly DeskTag[] {
  if (ids === null || ids.length !== tags.length) return tags
  const sorted = ids.flatMap(id => tags.find(({ noteTagId }) => noteTagId === id) ?? [])
  return sorted.length === tags.length ? sorted : tags
}

interface RowProps {
  tag: DeskTag
  grip: ReactNode
  menu: ReactNode
}

const Row = ({ tag, grip, menu }: RowProps) => (
  <div className="flex min-h-14 items-center gap-1 py-1 pr-1">
    {grip}
    <div className="min-w-0 flex-1">
      <TagChip tag={tag} />
      <p className="num mt-0.5 text-meta text-ink-soft wrap-anywhere">
        {[tag.reading, `ノート ${tag.useCount}件`, tag.aliasList.length > 0 && `統合：${tag.aliasList.join('、')}`]
          .filter(Boolean)
          .join('・')}
      </p>
    </div>
    {menu}
  </div>
)
