import { useData } from 'vike-react/useData'
import { ClosingCall } from '../../components/layout/ClosingCall'
import { PageHeader } from '../../components/layout/PageHeader'
import { LinkList } from '../../components/ui/LinkList'
import { Section } from '../../components/ui/Section'
import { business } from '../../content/business'
import { cities } from '../../content/cities'
import { pages } from '../../content/pages'
import type { Data } from './+data'

export function Page() {
  const { page } = useData<Data>()
  return (
    <>
      <PageHeader trail={page.trail} heading={pages.cities.heading} lead={pages.cities.lead} />
      {business.areas.map(({ slug: area, name }, index) => (
        <Section key={area} id={area} heading={name} tone={index % 2 === 0 ? 'plain' : 'sunken'}>
          <LinkList
            labelledBy={area}
            links={cities
              .filter((city) => city.area === area)
              .map((city) => ({ href: `/cities/${city.slug}`, label: city.name }))}
          />
        </Section>
      ))}
      <ClosingCall
        heading="Just over the line?"
        lead="If your street is close to one of these towns, call and ask. You get a plain yes or no."
      />
    </>
  )
}
