import { stringify } from 'yaml'

/**
 * A new article to fill in. `npm run check` passes, and lists every TODO as advice.
 * @param title as the writer gave it
 * @param today YYYY-MM-DD
 * @param service slug of a service
 */
export function articleTemplate(title: string, today: string, service: string): string {
  // In quotes where YAML would read it as something else.
  const name = stringify(title, { lineWidth: 0 }).trim()
  return `---
# A draft shows in \`npm run dev\` and is never published. Delete this line when the article is ready.
draft: true
# For search results, 10 to 60 characters.
title: ${name}
# For search results, 50 to 160 characters: one or two sentences for a person who is choosing.
description: TODO What the reader learns here, in one or two sentences.
# The heading on the page.
heading: ${name}
# The first paragraph, 80 to 600 characters: it answers the question at once, in plain text.
intro: TODO Answer the question of the title here, in two or three short sentences of plain text.
# The first day on the site. A day to come schedules the article.
published: ${today}
# Whether the list of /blog shows it.
listed: true
# One to four slugs of content/services.yaml; the closest first.
services: [${service}]
# Where it is about a place: slugs of content/cities.yaml, or of content/areas.yaml.
# places: []
# The first day on which the site no longer has it:
# expires: ${today}
# The closing box. href is /contact, /services/… or the word phone.
cta:
  heading: TODO A short question or offer
  text: TODO One or two sentences that fit this article.
  label: Schedule Service
  href: /contact
---

<KeyPoints>

- TODO Three to five points, each a full short sentence that answers or acts.
- TODO The second point.
- TODO The third point.

</KeyPoints>

## TODO What it is, or what to look at first

TODO Short paragraphs. Say what to look at, what it means, what to do, and when to stop and call <Phone />.

<Steps>

1. **TODO Do this.** Then why, or how.
2. **TODO Then this.** One thing a step.

</Steps>

## TODO When to call

TODO Link to the page where a reader would go on, as in [our services](/services).

<Tip title="TODO A title, or none">

TODO One short paragraph.

</Tip>
`
}
