type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Shows an error below a control and announces it to screen readers. An empty message hides it. */
export function showFieldMessage(control: FormControl, message: string): void {
  const id = `${control.name}-message`
  const line = document.getElementById(id) ?? (message ? addLine(control, id) : undefined)
  if (!line) return
  line.textContent = message
  line.hidden = message === ''
  control.setAttribute('aria-invalid', String(message !== ''))
}

function addLine(control: FormControl, id: string): HTMLElement {
  const line = document.createElement('p')
  line.id = id
  line.dataset.fieldMessage = ''
  const hint = control.getAttribute('aria-describedby')
  control.setAttribute('aria-describedby', hint ? `${id} ${hint}` : id)
  // Outside the label, because the label's text is the control's name.
  const label = control.closest('label')
  if (label) label.after(line)
  else control.before(line)
  return line
}
