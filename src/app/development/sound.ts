// Small sounds for trying the voice player: a few notes of a plucked string, computed here, as a WAV file.

const RATE = 22_050

/** @param notes frequencies in Hertz, half a second each. @returns address of the sound */
export function melody(notes: readonly number[]): string {
  const perNote = RATE / 2
  const samples = new Int16Array(notes.length * perNote)
  notes.forEach((hertz, place) => {
    for (let at = 0; at < perNote; at++) {
      const seconds = at / RATE
      const tone = Math.sin(2 * Math.PI * hertz * seconds) + 0.4 * Math.sin(4 * Math.PI * hertz * seconds)
      samples[place * perNote + at] = 9_000 * tone * Math.exp(-4 * seconds)
    }
  })
  return URL.createObjectURL(new Blob([header(samples.byteLength), samples], { type: 'audio/wav' }))
}

function header(bytes: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(44))
  const word = (at: number, text: string) => {
    for (const [place, letter] of [...text].entries()) view.setUint8(at + place, letter.charCodeAt(0))
  }
  word(0, 'RIFF')
  view.setUint32(4, 36 + bytes, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel, 16 bits.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, bytes, true)
  return view.buffer
}
