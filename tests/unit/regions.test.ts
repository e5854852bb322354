import { expect, test } from 'vitest'
import { regionZones } from '../../model/regions.ts'
import { locationSchema } from '../../model/schemas/location.ts'
import { isTimeZone } from '../../model/timeZone.ts'

// https://www.census.gov/geographies/reference-files/time-series/geo/gazetteer-files.html
const cities = `
AL Mobile 30.69 -88.04 36602 America/Chicago
AK Anchorage 61.22 -149.9 99501 America/Anchorage
AK Adak 51.88 -176.65 99546 America/Adak
AZ Yuma 32.69 -114.63 85364 America/Phoenix
AR Texarkana 33.44 -94.04 71854 America/Chicago
CA Crescent-City 41.76 -124.2 95531 America/Los_Angeles
CO Grand-Junction 39.07 -108.55 81501 America/Denver
CT Greenwich 41.03 -73.63 06830 America/New_York
DE Lewes 38.77 -75.14 19958 America/New_York
DC Washington 38.91 -77.04 20001 America/New_York
FL Key-West 24.56 -81.78 33040 America/New_York
FL Pensacola 30.42 -87.22 32501 America/Chicago
GA Savannah 32.08 -81.09 31401-1234 America/New_York
GU Tamuning 13.49 144.78 96913 Pacific/Guam
HI Hilo 19.71 -155.08 96720 Pacific/Honolulu
HI Lihue 21.98 -159.37 96766 Pacific/Honolulu
ID Coeur-dAlene 47.68 -116.78 83814 America/Los_Angeles
ME Eastport 44.91 -66.99 04631 America/New_York
MD Ocean-City 38.34 -75.08 21842 America/New_York
MA Nantucket 41.28 -70.1 02554 America/New_York
MI Ironwood 46.45 -90.17 49938 America/Chicago
MN Grand-Marais 47.75 -90.33 55604 America/Chicago
MP Saipan 15.18 145.75 96950 Pacific/Saipan
NV Reno 39.53 -119.81 89501 America/Los_Angeles
NY Montauk 41.04 -71.95 11954 America/New_York
PR San-Juan 18.47 -66.11 00901 America/Puerto_Rico
AS Pago-Pago -14.28 -170.7 96799 Pacific/Pago_Pago
TX El-Paso 31.76 -106.49 79901 America/Denver
VI Christiansted 17.75 -64.7 00820 America/St_Thomas
WA Bellingham 48.75 -122.48 98225 America/Los_Angeles
AB Calgary 51.05 -114.07 T2P 1J9 America/Edmonton
BC Prince-Rupert 54.31 -130.32 V8J 1A1 America/Vancouver
BC Fort-St-John 56.25 -120.85 V1J 1A1 America/Fort_Nelson
MB Churchill 58.77 -94.16 R0B 0E0 America/Winnipeg
NB Saint-John 45.27 -66.06 E2L 1A1 America/Moncton
NL St-Johns 47.56 -52.71 A1C 1A1 America/St_Johns
NS Sydney 46.14 -60.19 B1P 1A1 America/Halifax
NT Yellowknife 62.45 -114.37 X1A 1A1 America/Edmonton
NU Iqaluit 63.75 -68.52 X0A 0H0 America/Iqaluit
ON Windsor 42.3 -83.02 N9A 1A1 America/Toronto
ON Atikokan 48.76 -91.62 P0T 1C0 America/Atikokan
PE Charlottetown 46.24 -63.13 C1A 1A1 America/Halifax
QC Gatineau 45.48 -75.7 J8X 1A1 America/Toronto
SK Regina 50.45 -104.61 S4P 1A1 America/Regina
YT Whitehorse 60.72 -135.06 Y1A 1A1 America/Whitehorse`
  .trim()
  .split('\n')

test.each(cities)('an owner in %s can write where the business is', (row) => {
  const [, region = '', city, latitude, longitude, postalCode, zone = ''] =
    row.match(/^(\S+) (\S+) (\S+) (\S+) (.+) (\S+)$/) ?? []
  const place = { city, region, latitude: Number(latitude), longitude: Number(longitude) }
  const read = (fields: object) => locationSchema.safeParse({ ...place, postalCode, ...fields })
  expect(read({}).error?.issues).toBeUndefined()
  expect(isTimeZone(zone)).toBe(true)
  expect(regionZones(region).every(isTimeZone)).toBe(true)
  const swapped = { latitude: place.longitude, longitude: place.latitude }
  const wrongSign = { longitude: -place.longitude }
  const [sample, other] = [{ latitude: 38.90719, longitude: -77.03687 }, '2134']
  expect(read(swapped).success).toBe(false)
  expect(read(wrongSign).error?.issues[0]).toMatchObject({
    path: ['longitude'],
    params: { note: expect.stringContaining(`Write ${longitude}`) },
  })
  if (!['DC', 'MD', 'VA'].includes(region)) expect(read(sample).success).toBe(false)
  expect(read({ postalCode: other }).success).toBe(false)
})
