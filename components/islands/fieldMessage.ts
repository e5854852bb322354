/** A control of a form that a label surrounds. */
export type LabeledControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Writes below a control what is wrong with it, for eyes and screen readers; an empty message takes it away. */
export function showFieldMessage(control: LabeledControl, message: string): void {
  const id = `${control.name}-message`
  const line = document.getElementById(id) ?? (message ? addLine(control, id) : undefined)
  if (!line) return
  line.textContent = message
  line.hidden = message === ''
  control.setAttribute('aria-invalid', String(message !== ''))
}

function addLine(control: LabeledControl, id: string): HTMLElement {
  const line = document.createElement('p')
  line.id = id
  line.dataset.fieldMessage = ''
  const hint = control.getAttribute('aria-describedby')
  control.setAttribute('aria-describedby', hint ? `${id} ${hint}` : id)
  // Beside the label, not in it: else it would become part of the control's name.
  control.closest('label')?.after(line)
  return line
}
