/** Id of the drawing at the end of every page's header. */
export const pageHeaderEndId = 'page-header-end'
