import type { Service as ServiceNode } from 'schema-dts'
import type { City, Service } from '../../../content/model/schema.ts'
import { absoluteUrl } from '../../../content/model/siteUrl.ts'
import { areaNode, areaNodes } from './areas.ts'
import { businessReference } from './business.ts'

/** A service in every area. https://schema.org/Service */
export function serviceNode(path: string, { name, description }: Service): ServiceNode {
  return { ...node(path, name, description, name), areaServed: areaNodes() }
}

/** Heating and cooling in one city. */
export function cityServiceNode(path: string, { name, label, description }: City): ServiceNode {
  const service = node(path, `HVAC Services in ${name}`, description, 'Heating and cooling')
  return { ...service, areaServed: areaNode(label) }
}

function node(path: string, name: string, description: string, serviceType: string) {
  return {
    '@type': 'Service' as const,
    '@id': absoluteUrl(`${path}#service`),
    name,
    description,
    serviceType,
    url: absoluteUrl(path),
    provider: businessReference,
  }
}
