interface LocalProps {
  area?: string
}

export function LocalNumbers(_: LocalProps) {
  return <p>Numbers</p>
}

export function PermitOffices(_: LocalProps) {
  return <p>Permits</p>
}

export function RentalRules(_: LocalProps) {
  return <p>Rental rules</p>
}

export function RadonRules() {
  return <p>Radon</p>
}

export function ClimateFigures() {
  return <p>Climate</p>
}
