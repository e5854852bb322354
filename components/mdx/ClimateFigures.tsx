import { climate } from '../../content/model/records.ts'
import { SourceLine } from '../ui/SourceLine.tsx'

/** The local climate, for which systems are sized. */
export function ClimateFigures() {
  return (
    <>
      <table>
        <caption>The climate here (zone 4A, mixed-humid)</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">By the river (Reagan National)</th>
            <th scope="col">BWI Airport</th>
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
