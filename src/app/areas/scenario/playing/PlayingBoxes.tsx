// Editor of a playing text in the boxes 目的・動機・行動.
import { BoxesEditor, type TextBoxes } from '#app/ui/editor/BoxesEditor.tsx'
import type { EditorProps } from '#app/ui/editor/types.ts'
import { joinBoxes, PLAYING_BOXES, type PlayingBox, splitBoxes } from '#rules/scenario/playing-boxes.ts'

const hints: Record<PlayingBox, string> = {
  目的: 'なにをかなえたいか',
  動機: 'なぜ、そうしたいか',
  行動: 'どこで、なにを、どうするか',
}

const boxes: TextBoxes = {
  list: PLAYING_BOXES.map(name => ({ name, hint: hints[name] })),
  split: splitBoxes,
  join: joinBoxes,
}

export const PlayingBoxes = (props: EditorProps) => <BoxesEditor {...props} boxes={boxes} />
