import { climate } from '../../model/records.ts'
import { SourceLine } from '../ui/SourceLine.tsx'

/** The local climate that systems are sized for. */
export function ClimateFigures() {
  if (!climate) return null
  const { caption, city, suburbs, figures } = climate
  return (
    <>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{city}</th>
            <th scope="col">{suburbs}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, city, suburbs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{city}</td>
              <td>{suburbs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SourceLine records={figures} />
    </>
  )
}
