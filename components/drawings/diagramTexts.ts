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
  CareYearDiagram: {
    id: 'care-year',
    title: 'The year’s care, month by month',
    description:
      'A ring of twelve months. In January and February, keep snow off the outdoor unit and the vent pipes. In April, the air conditioner’s tune-up and two feet of clear space around the outdoor unit. In July, look at the drain line. In September, try the heat. In October, the heating tune-up, and test the carbon monoxide alarms. Every month, look at the filter.',
    caption: 'Two tune-ups, in April and October. The rest takes a few minutes a month.',
  },
  CondensatePumpDiagram: {
    id: 'condensate-pump',
    title: 'Condensate pump beside a basement air handler',
    description:
      'Water from the drain pan runs through a trap down into the tank of a small pump on the floor. A float rises with the water and starts the pump, which pushes it past a check valve and up a thin tube, then down to a drain. If the tank overfills, a second switch stops the air conditioner through its 24-volt wires.',
    caption:
      'The float starts the pump. If the tank still fills, the safety switch stops the cooling before it spills.',
  },
  CondensingFurnaceDiagram: {
    id: 'condensing-furnace',
    title: 'Inside a condensing gas furnace',
    description:
      'Air for the flame comes in through one plastic pipe. Gas burns in the tubes of the first heat exchanger. The exhaust passes on through the second one, where it cools until water condenses out of it. The inducer fan pushes the cool exhaust out through another plastic pipe, and the water runs through a trap to a drain. The blower draws house air through the filter and pushes it up past the second heat exchanger, then the first.',
    caption:
      'The second heat exchanger cools the exhaust until water drips out of it. That is why there are plastic pipes and a drain.',
  },
  DrainLineDiagram: {
    id: 'drain-line',
    title: 'Split air conditioner with its drain line',
    description:
      'House air rises through the indoor unit, past the cold coil to the blower. Water runs down both sides of the coil into the drain pan, which is open in the middle for the air. It runs past a capped opening and through a U-shaped trap, and leaves by a sloping pipe through the outside wall. Two refrigerant lines join the coil to the outdoor unit.',
    caption:
      'Water drips from the coil into the pan and leaves through the trap, where most clogs start.',
  },
  DualFuelChangeoverDiagram: {
    id: 'dual-fuel',
    title: 'Where a dual-fuel system changes over',
    description:
      'A chart against outdoor temperature, from 60°F down to 10°F. As it gets colder, the heat that the house needs rises from almost nothing, and the heat that the heat pump can deliver falls. In this example the two lines cross a little above 30°F. On the warmer side of this point the heat pump heats alone. On the colder side the furnace takes over.',
    caption:
      'An example house. The installer sets the changeover where the lines cross, or warmer where gas heat costs less.',
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
      'A wall parts the indoor coil from the outdoor coil, the compressor and the valves. In summer the compressor sends hot refrigerant through the reversing valve to the outdoor coil, which gives off heat. It passes the expansion valve, turns cold, and takes up heat in the indoor coil. In winter the reversing valve sends the hot refrigerant to the indoor coil first, and the outdoor coil takes up heat.',
    caption:
      'Same parts, other direction: the reversing valve decides which coil gives off the heat.',
  },
  MiniSplitRowHouseDiagram: {
    id: 'mini-split-row-house',
    title: 'Ductless mini-splits in a three-story row house',
    description:
      'A section through a row house from street to alley. One outdoor unit stands on the flat roof near the rear. Each floor has an indoor head high on the rear wall. From every head a line set of its own, two insulated copper pipes and a cable, leaves through a three-inch hole and runs up a cover on the rear wall to the outdoor unit. Each head’s drain tube runs down beside them.',
    caption: 'One outdoor unit, one head a floor, and a line set for each head in one cover.',
  },
  NameplateDiagram: {
    id: 'nameplate',
    title: 'An outdoor unit’s nameplate, and where its age stands',
    description:
      'An example of the metal plate on an outdoor unit. One: the model number, whose 036 stands for 36,000 BTU an hour, or 3 tons. Two: the serial number, in which many makers hide the year and week. Three: the manufacture date, where the maker prints one. Four: the refrigerant, here R-410A, and its factory charge in pounds and ounces.',
    caption:
      'An example plate. A printed date is the age. Without one, look up how your maker writes dates into the serial number: each does it differently.',
  },
  ThermostatWiresDiagram: {
    id: 'thermostat-wires',
    title: 'Thermostat wires and what each one does',
    description:
      'Thin 24-volt wires on a thermostat: R brings the power, C is its way back, W calls for heat, Y for the compressor, G runs the fan, and O/B turns a heat pump’s reversing valve. Below, two thick wires under wire nuts carry 120 or 240 volts: stop, and have an electrician look.',
    caption:
      'The letter on the terminal counts, not the color of the wire. Thick wires, or 120 or 240 volts on the label, mean stop.',
  },
  ZoningDiagram: {
    id: 'zoning',
    title: 'Zone dampers in a three-story townhouse',
    description:
      'One air handler on the lowest floor feeds a duct that rises through the house, with a branch and a motorized damper to each floor. The thermostat on the warm top floor calls for cooling, so its damper is open. The other two floors are satisfied and their dampers are closed. Wires join the zone panel to the thermostats, to the dampers’ motors and to the air handler. A return duct brings the air back.',
    caption: 'Only the top floor calls, so only its damper is open.',
  },
} satisfies Record<string, DiagramText>
