// The trail over the wizard: it shows the current step, and a new step gets the focus.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stepNames } from '#app/areas/character-edit/registration/registration-steps.ts'
import { StepTrail } from '#app/ui/StepTrail.tsx'

test('a new step has the focus, the first one that is shown does not take it', () => {
  const { rerender } = render(<StepTrail step={2} names={stepNames} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<StepTrail step={3} names={stepNames} />)
  expect(document.activeElement?.textContent).toBe('能力')
  expect(screen.getByText('種族とクラス（済み）')).toBeTruthy()
  rerender(<StepTrail step={2} names={stepNames} />)
  expect(document.activeElement?.textContent).toBe('種族とクラス')
})
