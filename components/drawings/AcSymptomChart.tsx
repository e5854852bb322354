export function AcSymptomChart() {
  return <p>What you notice</p>
}
