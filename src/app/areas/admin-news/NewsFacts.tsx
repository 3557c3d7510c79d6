// Fields for the title, the kind and the world of an article.
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { NEWS_TITLE_MAX, newsCategoryLabels } from '#rules/news.ts'
import { newsCategories, parseNewsCategory } from '#rules/news-address.ts'
import type { NewsForm } from './use-news-form.ts'

export function NewsFacts({
  form,
  error,
  worlds,
  worldName,
}: {
  form: NewsForm
  error: string | undefined
  worlds: readonly { worldId: string; worldName: string }[]
  worldName: string | null
}) {
  const { fields } = form
  const isListed = fields.worldId === null || worlds.some(({ worldId }) => worldId === fields.worldId)
  return (
    <>
      <TextField
        label="タイトル"
        required
        value={fields.title}
        error={error}
        hint={<span className="num">{`${fields.title.length} / ${NEWS_TITLE_MAX}文字`}</span>}
        onChange={event => form.change({ title: event.currentTarget.value })}
      />
      <div className="grid gap-4 min-[360px]:grid-cols-2">
        <SelectField
          label="分類"
          value={fields.category}
          onChange={event => form.change({ category: parseNewsCategory(event.currentTarget.value) ?? 'guide' })}
        >
          {newsCategories.map(category => (
            <option key={category} value={category}>
              {newsCategoryLabels[category]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="ワールド"
          value={fields.worldId ?? ''}
          onChange={event => form.change({ worldId: event.currentTarget.value || null })}
        >
          <option value="">なし（全体）</option>
          {!isListed && <option value={fields.worldId ?? ''}>{worldName}</option>}
          {worlds.map(world => (
            <option key={world.worldId} value={world.worldId}>
              {world.worldName}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}
