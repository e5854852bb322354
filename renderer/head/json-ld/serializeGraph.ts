import type { Graph } from 'schema-dts'

/**
 * Structured data as the text of a `<script>`. Without `<`, no text of the content can end the
 * element. https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function serializeGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
