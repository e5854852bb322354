import { climate } from '../../content/local.ts'
import { SourceLine } from './SourceLine.tsx'

/** The local climate, for which systems are sized. */
export function ClimateFigures() {
  return (
    <>
      <table>
        <caption>The climate here: zone 4A, mixed and humid</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">By the river (Reagan National)</th>
            <th scope="col">Colder suburbs (BWI)</th>
          </tr>
        </thead>
        <tbody>
          {climate.map(({ label, city, suburbs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{city}</td>
              <td>{suburbs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SourceLine records={climate} />
    </>
  )
}
