// Trial of the editor, with several rules and limits.
import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Editor } from '#app/ui/editor/Editor.tsx'
import type { EditorHandle, SaveState } from '#app/ui/editor/types.ts'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { crossCount, displayCount, lengthCount, notationCount, replaceCount } from '#rules/text/count.ts'
import { editorSample } from './samples.ts'

const rules = { displayCount, lengthCount, notationCount, crossCount, replaceCount }
type RuleName = keyof typeof rules
const limits = [600, 50, 1_000, 20_000]
const firstSnippets = ['霧が晴れたら、', '「ただいま」\n「おかえり」'].map(text => ({ id: text, text }))
const firstDrafts = [
  { id: 'a', name: '灯台の上', note: '21:04・558字' },
  { id: 'b', name: '下の入江', note: '昨日・120字' },
]

export function EditorTrial() {
  const [rule, setRule] = useState<RuleName>('displayCount')
  const [limit, setLimit] = useState(600)
  const [error, setError] = useState(false)
  const [state, setState] = useState<SaveState>({ text: 'サーバーに保存', tone: 'server', time: '21:04' })
  const [snippets, setSnippets] = useState(firstSnippets)
  const [drafts, setDrafts] = useState(firstDrafts)
  const [current, setCurrent] = useState('a')
  const [sent, setSent] = useState('')
  const editor = useRef<EditorHandle>(null)
  const texts = useRef<string[]>([])
  useEffect(() => {
    // For tests: the emitted texts, a change of the rule, a render of the parent.
    Object.assign(window, {
      trial: {
        last: () => texts.current.at(-1),
        replace: (text: string) => editor.current?.replaceText(text),
        set: (name: RuleName, most: number) => {
          setRule(name)
          setLimit(most)
        },
        render: () => setState(({ text, tone }) => ({ text, tone, time: new Date().toISOString().slice(17, 23) })),
      },
    })
  }, [])
  return (
    <section aria-label="エディター" data-sent={sent}>
      <SectionHeading>エディター</SectionHeading>
      <div className="my-2 grid grid-cols-2 gap-2">
        <SelectField label="かぞえ方" value={rule} onChange={event => setRule(event.target.value as RuleName)} compact>
          {Object.keys(rules).map(name => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField
          label="上限"
          list="limits"
          inputMode="numeric"
          value={limit}
          onChange={event => setLimit(Number(event.target.value) || 0)}
        />
        <datalist id="limits">
          {limits.map(most => (
            <option key={most}>{most}</option>
          ))}
        </datalist>
        <Button variant="line" onClick={() => setError(!error)}>
          誤りを示す
        </Button>
        <Button variant="line" onClick={() => setState({ text: '保存できていません', tone: 'failed' })}>
          保存に失敗
        </Button>
      </div>
      <Editor
        ref={editor}
        label="プレイング"
        initialText={editorSample}
        onText={text => {
          texts.current = [...texts.current.slice(-50), text]
        }}
        count={rules[rule]}
        limit={limit}
        error={error ? 'プレイングは600文字以内で入力してください' : undefined}
        hint="ルビは｜親文字《ルビ》、傍点は《《傍点》》でも書けます。"
        withState={show => show(state)}
        note="提出済みの版 なし"
        onSubmit={() => setSent(editor.current?.text() ?? '')}
        snippets={{
          list: snippets,
          onAdd: text => setSnippets([...snippets, { id: String(Date.now()), text }]),
          onDelete: id => setSnippets(snippets.filter(snippet => snippet.id !== id)),
        }}
        drafts={{
          list: drafts,
          currentId: current,
          onSwitch: setCurrent,
          onCreate: name => {
            setDrafts([...drafts, { id: name, name, note: '' }])
            setCurrent(name)
          },
          onRename: (id, name) => setDrafts(drafts.map(draft => (draft.id === id ? { ...draft, name } : draft))),
        }}
      />
    </section>
  )
}
