/** What a diagram says in words: for those who cannot see it, and for feeds, which carry no drawings. */
export interface DiagramText {
  /** Prefix of the ids of its text alternative, unique on the page. */
  id: string
  /** What the picture is, in a few words. */
  title: string
  /** What a reader who cannot see the picture needs to know of it. */
  description: string
  /** The visible line below the picture. */
  caption: string
}

/** The words of each diagram, by its tag. */
export const diagramTexts = {
  DrainLineDiagram: {
    id: 'drain-line',
    title: 'Split air conditioner with its drain line',
    description:
      'House air rises through the indoor unit, past the cold coil to the blower. Water drips from the coil into the drain pan, runs past a capped opening and through a U-shaped trap, and leaves by a sloping pipe through the outside wall. Two refrigerant lines join the coil to the outdoor unit.',
    caption:
      'Water drips from the coil into the pan and leaves through the trap, where most clogs start.',
  },
  FilterAirflowDiagram: {
    id: 'filter-airflow',
    title: 'Where the filter sits in the airflow',
    description:
      'Return air comes down a duct and passes the filter before it reaches the blower. The blower pushes it up past the heat exchanger and the cooling coil into the supply duct.',
    caption: 'The air meets the filter first. The arrow on its frame points to the blower.',
  },
  FurnaceSafetyDiagram: {
    id: 'furnace-safety',
    title: 'Inside a gas furnace, and where CO alarms go',
    description:
      'Gas burns with a blue flame inside the tubes of the heat exchanger. A small inducer fan draws the exhaust out through the flue. The blower pushes house air around the outside of the tubes and up to the rooms, so the two never mix. Carbon monoxide alarms hang near the bedrooms and on every floor.',
    caption:
      'Exhaust stays inside the metal, house air outside it. Alarms watch for the day they meet.',
  },
  GeothermalLoopDiagram: {
    id: 'geothermal-loop',
    title: 'Geothermal heat pump with a vertical ground loop',
    description:
      'In winter, cool fluid flows from the heat pump in the basement down through pipes deep in the ground and comes back warmer. The heat pump takes that heat and sends warm air up into the rooms. In summer it runs the other way and leaves the heat in the ground.',
    caption: 'A winter day: the fluid comes back from the ground warmer than it went down.',
  },
  HeatPumpCycleDiagram: {
    id: 'heat-pump-cycle',
    title: 'Heat pump cycle in summer and winter',
    description:
      'In summer the compressor sends hot refrigerant through the reversing valve to the outdoor coil, which gives off heat. It passes the expansion valve, turns cold, and takes up heat in the indoor coil. In winter the reversing valve sends the hot refrigerant to the indoor coil first, and the outdoor coil takes up heat.',
    caption:
      'Same parts, other direction: the reversing valve decides which coil gives off the heat.',
  },
  ZoningDiagram: {
    id: 'zoning',
    title: 'Zone dampers in a three-story townhouse',
    description:
      'One air handler on the lowest floor feeds a duct that rises through the house, with a branch and a motorized damper to each floor. The thermostat on the warm top floor calls for cooling, so its damper is open. The other two floors are satisfied and their dampers are closed. A zone panel connects thermostats and dampers.',
    caption: 'Only the top floor calls, so only its damper is open.',
  },
} satisfies Record<string, DiagramText>
