/**
 * Sites that texts may link to or cite: authorities, utilities and the trade's own bodies. Add one
 * after you have looked at it. A name covers its subdomains: `epa.gov` also `www.epa.gov`.
 */
export const knownHosts = `
  United States: airnow.gov cdc.gov congress.gov cpsc.gov ecfr.gov eia.gov energy.gov energystar.gov
    epa.gov federalregister.gov ftc.gov hud.gov irs.gov ncei.noaa.gov nist.gov nrel.gov pnnl.gov
    ready.gov supremecourt.gov usgs.gov weather.gov
  Maryland: dllr.state.md.us howardcountymd.gov maryland.gov montgomerycountymd.gov
    princegeorgescountymd.gov psc.state.md.us wsscwater.com mcgreenbank.org
  Washington: dc.gov dcgreenbank.com dcpsc.org dcregs.dc.gov dcseu.com dcwater.com
  Utilities: bge.com bgesavings.com firstenergycorp.com pepco.com smeco.coop washingtongas.com
  Standards, trade and press: acca.org advancedenergy.org ahridirectory.org ahrinet.org ashrae.org
    nadca.com natex.org nfpa.org ul.com washingtonpost.com
`
  .split(/\s+/)
  .filter((word) => word.includes('.'))
