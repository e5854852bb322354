/** One page of each kind, by what it is. */
export const pageKinds = {
  home: '/',
  about: '/about',
  services: '/services',
  service: '/services/ac-repair',
  cities: '/cities-we-serve',
  city: '/cities/silver-spring-md',
  blog: '/blog',
  article: '/blog/ultimate-guide-furnace-maintenance-maryland-winters',
  contact: '/contact',
  reviews: '/reviews',
  coupons: '/coupons',
  faq: '/faq',
  'error page': '/404',
}
