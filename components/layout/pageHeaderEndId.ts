/** Id of the drawing that ends the header of every page. */
export const pageHeaderEndId = 'page-header-end'
