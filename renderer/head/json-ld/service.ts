import type { Service as ServiceNode } from 'schema-dts'
import type { City, Service } from '../../../content/model/schema.ts'
import { absoluteUrl } from '../../../content/model/siteUrl.ts'
import { areaNode, areaNodes } from './areas.ts'
import { businessReference } from './business.ts'

/** A service in every area. https://schema.org/Service */
export function serviceNode(path: string, { name, description }: Service): ServiceNode {
  return {
    '@type': 'Service',
    '@id': absoluteUrl(`${path}#service`),
    name,
    description,
    serviceType: name,
    url: absoluteUrl(path),
    provider: businessReference,
    areaServed: areaNodes(),
  }
}

/** Heating and cooling in one city. */
export function cityServiceNode(path: string, { name, label, description }: City): ServiceNode {
  return {
    '@type': 'Service',
    '@id': absoluteUrl(`${path}#service`),
    name: `HVAC Services in ${name}`,
    description,
    serviceType: 'Heating and cooling',
    url: absoluteUrl(path),
    provider: businessReference,
    areaServed: areaNode(label),
  }
}
