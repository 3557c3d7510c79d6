// The trail over the wizard: it shows the current step, and a new step gets the focus.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StepTrail } from '#app/areas/character-edit/registration/StepTrail.tsx'

test('a new step has the focus, the first one that is shown does not take it', () => {
  const { rerender } = render(<StepTrail step={2} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<StepTrail step={3} />)
  expect(document.activeElement?.textContent).toBe('能力')
  expect(screen.getByText('種族とクラス（済み）')).toBeTruthy()
  rerender(<StepTrail step={2} />)
  expect(document.activeElement?.textContent).toBe('種族とクラス')
})
