/** An error in `content/` or `.env`. The message says everything, so the build prints no stack. */
export class UserError extends Error {
  override name = 'UserError'
}

export interface Explanation {
  /** What is wrong. */
  reason: string
  /** What to write instead. */
  note: string
}

export interface LocatedExplanation extends Explanation {
  offset: number
}

export const hash: Explanation = {
  reason: "A # after a space begins a comment, which readers don't see.",
  note: 'Put double quotes around the whole text, or the comment on a line of its own.',
}
export const comma: Explanation = {
  reason: 'This comma begins a new entry of the list.',
  note: 'Put double quotes around a text with a comma in it, or write each entry on a line of its own, with "- " before it.',
}
export const fieldComma: Explanation = {
  reason: 'This comma begins a new field.',
  note: 'Put double quotes around a text with a comma in it, or write each field on a line of its own.',
}
export const dash: Explanation = {
  reason: 'A dash needs a space after it.',
  note: 'Write "- " before each entry of a list.',
}
export const strayDash: Explanation = {
  reason: 'This dash does not stand below the other dashes of its list.',
  note: 'Indent all entries of a list equally. Put double quotes around a text if one of its lines begins with a dash.',
}
export const space: Explanation = {
  reason: 'The colon needs a space after it.',
  note: 'Write a name, a colon, a space, and a value, as in:  listed: true',
}
export const specialStart: Explanation = {
  reason: "A value can't begin with this character.",
  note: 'Put double quotes around the whole text.',
}
export const colon: Explanation = {
  reason: 'Text with a colon must be in quotes.',
  note: 'Put double quotes around the whole text, as in:  title: "Our prices: what they include"',
}
export const quote: Explanation = {
  reason: 'This quote is not closed.',
  note: 'Write the same quote at the end of the text, or delete this one.',
}
export const bracket: Explanation = {
  reason: 'This list is not closed.',
  note: 'Write the list on one line with commas and a ] at its end, as in:  services: [one-service, another-service]',
}
export const indent: Explanation = {
  reason: 'The indentation of this field does not match the lines above it.',
  note: 'Indent all fields in a group equally: not at all at the top level, or by two spaces below the name of the group.',
}
export const entry: Explanation = {
  reason: 'This line is not part of a list entry.',
  note: 'Write "- " before the first field of an entry, and indent the others by two spaces.',
}
export const noColon: Explanation = {
  reason: 'This line has no colon after the name of the field.',
  note: 'Write a name, a colon, a space, and a value, as in:  listed: true',
}
export const quoteEnd: Explanation = {
  reason: 'The quote ends before the text does.',
  note: 'Put double quotes around the whole text, and no other double quotes within it.',
}
export const tab: Explanation = {
  reason: 'This line is indented with a tab.',
  note: 'Write two spaces instead.',
}
export const specialSpace: Explanation = {
  reason: 'This line begins with special spaces.',
  note: 'Delete them, and type ordinary spaces.',
}
export const backslash: Explanation = {
  reason: 'A backslash has a special meaning within double quotes.',
  note: 'Delete the backslash, or put the text in single quotes.',
}
export const oneLine: Explanation = {
  reason: 'This text has a line break or a tab.',
  note: 'Write it on one line, with spaces. Within double quotes, \\n is a line break and \\t is a tab.',
}
export const blank: Explanation = {
  reason: 'This text is empty.',
  note: 'Write the text here.',
}
