import { type Service, serviceSchema } from './model/schema.ts'
import { defineRecords } from './model/validate.ts'

/**
 * The services, in the order in which /services lists them. Owner: confirm what they promise (same day, day and
 * night, licensed technicians, loads room by room, what a tune-up and a plan include) before the site goes live.
 */
export const services = defineRecords('content/services.ts', serviceSchema, [
  {
    slug: 'ac-repair',
    group: 'cooling',
    machine: 'condenser',
    name: 'AC Repair',
    title: 'AC Repair in Washington DC and Maryland',
    description:
      "Warm air, ice on the lines or water by the air handler? Same-day AC repair in Washington DC, Prince George's, Montgomery and Howard counties.",
    summary:
      'For an air conditioner that blows warm, leaks, freezes up or will not start on a humid afternoon.',
    intro:
      'Call when the vents blow warm, the outdoor unit hums without starting, or water shows up around the air handler. We trace the fault to the part that caused it and repair that. Ice on the coil means too little air or too little refrigerant: turn cooling off if you see any, to protect the compressor.',
    coupon: 'REPAIR50',
    related: ['emergency-hvac', 'ac-maintenance', 'ac-installation', 'thermostat-service'],
  },
  {
    slug: 'ac-installation',
    group: 'cooling',
    machine: 'condenser',
    name: 'AC Installation',
    title: 'AC Installation and Replacement in the DC Area',
    description:
      'Replacing an air conditioner or cooling an older house for the first time? We size it to the rooms and find the right spot for the outdoor unit.',
    summary:
      'A new air conditioner sized to your rooms, including houses that were built without ducts.',
    intro:
      "A worn-out air conditioner, or a row house that never had ducts, calls for measuring before choosing. We work out the cooling load room by room, so the new system dries the air as well as cooling it. Check your association's or historic district's rules on outdoor units early.",
    coupon: 'NEWAC250',
    related: ['ac-repair', 'energy-efficient-hvac', 'ductwork-service', 'ac-maintenance'],
  },
  {
    slug: 'ac-maintenance',
    group: 'cooling',
    machine: 'condenser',
    name: 'AC Maintenance',
    title: 'AC Maintenance Before the Humid Season',
    description:
      'A spring AC check covers coils, drain line, refrigerant charge and electrical parts, and finds faults before the first sticky week in DC or Maryland.',
    summary:
      'A spring cleaning and check of coils, drain and electrical parts, before you need the cooling.',
    intro:
      'Book this in spring, after the worst of the tree pollen and before the first run of hot days. We clean the coils, clear the condensate drain and test the electrical parts. Drains matter here: in a damp summer, a clogged one can spill onto a ceiling or into a finished basement.',
    related: ['hvac-tune-up', 'maintenance-plans', 'ac-repair'],
  },
  {
    slug: 'heating-repair',
    group: 'heating',
    machine: 'boiler',
    name: 'Heating Repair',
    title: 'Heating Repair for Cold Houses in DC and Maryland',
    description:
      'No heat, cold rooms or a system that keeps shutting off? We repair furnaces, heat pumps and boilers in DC and nearby Maryland, day or night.',
    summary:
      'Getting heat back into the house, whatever the system: furnace, heat pump, boiler or electric.',
    intro:
      "You don't need to know which part failed, or even what kind of system you have. We work on furnaces, heat pumps and boilers, following the fault from the thermostat to the vent or radiator. On a freezing night, let faucets on outside walls drip while you wait, and the pipes are less likely to freeze.",
    coupon: 'REPAIR50',
    related: ['furnace-repair', 'heat-pump-repair', 'boiler-repair', 'emergency-hvac'],
  },
  {
    slug: 'furnace-repair',
    group: 'heating',
    machine: 'furnace',
    name: 'Furnace Repair',
    title: 'Furnace Repair, Gas and Electric, in DC and Maryland',
    description:
      'Furnace clicks without lighting, runs in short bursts or blows cold air? Licensed technicians repair gas and electric furnaces, with emergency help 24/7.',
    summary:
      'For a furnace that will not light, quits after a few minutes or fills the house with new noises.',
    intro:
      'A furnace that keeps clicking, stops within minutes or blows cool air may be shutting itself down for safety. We find what tripped it, from a dirty flame sensor to a blocked vent, and test it running. If you smell gas, leave at once, touch no switch and call 911 from well away.',
    coupon: 'REPAIR50',
    related: ['heating-repair', 'furnace-installation', 'hvac-tune-up', 'emergency-hvac'],
  },
  {
    slug: 'furnace-installation',
    group: 'heating',
    machine: 'furnace',
    name: 'Furnace Installation',
    title: 'Furnace Installation and Replacement, DC and Maryland',
    description:
      'A new furnace has to suit the house, its ducts and its chimney or vent. We size, install and test furnaces for homes in DC and nearby Maryland.',
    summary:
      'A replacement furnace matched to the house, its ducts and the way it must vent, tested before we go.',
    intro:
      'Consider a new furnace when repairs pile up or parts are no longer made. If the heat exchanger has cracked, the old one is shut off at once: it can put carbon monoxide into the house. We size the new one to the house, since an oversized furnace starts and stops all day. A high-efficiency model vents through plastic pipe instead of the brick chimney, and a water heater left on that chimney may need a liner or a new vent.',
    related: ['furnace-repair', 'energy-efficient-hvac', 'ductwork-service', 'thermostat-service'],
  },
  {
    slug: 'heat-pump-repair',
    group: 'heating',
    machine: 'heatPump',
    name: 'Heat Pump Repair',
    title: 'Heat Pump Repair, Winter and Summer',
    description:
      'Heat pump iced over, stuck in one mode or living on backup heat? Get defrost, refrigerant and controls tested at your home in DC or nearby Maryland.',
    summary:
      'For a heat pump that ices over, blows cool in January or leans on its backup heat all day.',
    intro:
      'Light frost on the outdoor unit is normal in a DC winter; a solid block of ice is not. We test the defrost cycle, refrigerant charge, reversing valve and backup heat. If rooms turn cold during a freeze, set the thermostat to emergency heat and call us, and never chip at the ice.',
    coupon: 'REPAIR50',
    related: ['heating-repair', 'ac-repair', 'energy-efficient-hvac', 'thermostat-service'],
  },
  {
    slug: 'boiler-repair',
    group: 'heating',
    machine: 'boiler',
    name: 'Boiler Repair',
    title: 'Boiler and Radiator Repair in the DC Area',
    description:
      'Cold radiators, falling pressure or banging pipes? We repair steam and hot-water boilers in the older houses of the District and close-in Maryland.',
    summary:
      'Steam and hot-water heat: cold radiators, banging pipes, leaks and pressure that will not hold.',
    intro:
      'Cold radiators, knocking pipes, or a hot-water gauge that keeps falling: we work on hot-water and steam systems, the heat many older row houses here still rely on. On steam, a gauge that reads zero at rest is normal. Never add water to a boiler that has run dry and hot; shut it off and call.',
    coupon: 'REPAIR50',
    related: ['heating-repair', 'emergency-hvac', 'thermostat-service'],
  },
  {
    slug: 'thermostat-service',
    group: 'care',
    machine: 'thermostat',
    name: 'Thermostat Service',
    title: 'Thermostat Repair, Replacement and Smart Setup',
    description:
      'Blank screen, wrong temperature or a smart thermostat with no power wire? We test, repair, replace and set up thermostats in DC and nearby Maryland.',
    summary:
      'Blank screens, wrong readings and smart thermostats wired and set up to suit your system.',
    intro:
      'A blank screen, or a room that never matches the setting, can be the thermostat, its wiring or the equipment behind it. We test all three before replacing anything. Homes with radiators often have only two thermostat wires: plan on an added power wire before you buy a smart model. Thick wires carry house current: leave those to a licensed professional.',
    related: ['heating-repair', 'ac-repair', 'energy-efficient-hvac'],
  },
  {
    slug: 'ductwork-service',
    group: 'air',
    machine: 'duct',
    name: 'Ductwork Service',
    title: 'Ductwork Repair, Sealing and Replacement',
    description:
      'One bedroom always hot, another cold? Leaky or undersized ducts may be why. Duct repair, sealing and replacement for homes in DC and nearby Maryland.',
    summary:
      'Sealing, resizing and replacing ducts until the far bedroom gets its share of heat and cooling.',
    intro:
      'A hot bedroom above a chilly basement often means that air is lost or blocked on its way. We check joints, duct sizes and returns, then seal, resize or replace what is at fault. Runs through attics and crawl spaces come first: our summer heat and damp do the most harm there.',
    related: ['air-duct-cleaning', 'indoor-air-quality', 'energy-efficient-hvac'],
  },
  {
    slug: 'indoor-air-quality',
    group: 'air',
    machine: 'filter',
    name: 'Indoor Air Quality',
    title: 'Indoor Air Quality Solutions for DC Area Homes',
    description:
      'Musty basement, pollen indoors or dry winter air? Find which fix fits, from filters to dehumidifiers and ventilation, for homes in DC and Maryland.',
    summary:
      'Better filters, humidity control and fresh air for homes with allergies, musty smells or dry winter rooms.',
    intro:
      'Musty basements, spring pollen and dry winter rooms each need their own remedy. We look at humidity, filtration and fresh air, then install the filter, dehumidifier or ventilation the house calls for. Be wary of one gadget sold for every complaint: a damp wall has to be cured at its source.',
    related: ['air-duct-cleaning', 'ductwork-service', 'hvac-tune-up'],
  },
  {
    slug: 'emergency-hvac',
    group: 'care',
    machine: 'van',
    name: 'Emergency HVAC',
    title: '24/7 Emergency HVAC Repair, DC and Maryland',
    description:
      'No heat in a freeze, no cooling in dangerous heat, or water pouring in? Call at any hour for emergency HVAC repair in Washington DC and nearby Maryland.',
    summary:
      'Help at 2 a.m. or at noon, for breakdowns that cannot wait until the next business day.',
    intro:
      'No heat on a freezing night, no cooling in dangerous heat, water pouring from the air handler: call at any hour. We ask a few questions, tell you what to switch off and send a technician. If you smell gas, or if a carbon monoxide alarm sounds, get everyone out and call 911 from well away before you call us.',
    coupon: 'REPAIR50',
    related: ['heating-repair', 'ac-repair', 'furnace-repair', 'boiler-repair'],
  },
  {
    slug: 'commercial-hvac',
    group: 'care',
    machine: 'rooftop',
    name: 'Commercial HVAC',
    title: 'Commercial HVAC for Shops, Offices and Restaurants',
    description:
      'Rooftop units and split systems for shops, offices and small buildings: repair, replacement and planned upkeep in DC and nearby Maryland.',
    summary:
      'Rooftop units, split systems and mini-splits for storefronts, offices and small buildings.',
    intro:
      "A shop or office with failing cooling loses customers and concentration by noon. We repair, replace and maintain the equipment on the roof and indoors, and agree with you on when the noisy work happens. Along DC's narrow commercial rows, settle roof access and crane space before ordering equipment.",
    related: ['maintenance-plans', 'emergency-hvac', 'ductwork-service'],
  },
  {
    slug: 'residential-hvac',
    group: 'care',
    machine: 'house',
    name: 'Residential HVAC',
    title: 'Residential HVAC, From Row Houses to Ramblers',
    description:
      'New to the house, or unsure which service to book? Start with a look at the whole system, from thermostat to vents, anywhere in DC or nearby Maryland.',
    summary:
      'The place to start for a whole house: heating, cooling, ducts and controls looked at together.',
    intro:
      'Start here if you have just bought a house, live with uneven rooms or cannot tell which service to book. We treat the equipment, ducts and thermostat as one system. A brick row house, a postwar rambler and a new townhouse lose comfort in different ways, and knowing the age of yours is a good start.',
    related: ['ac-repair', 'heating-repair', 'maintenance-plans', 'energy-efficient-hvac'],
  },
  {
    slug: 'energy-efficient-hvac',
    group: 'care',
    machine: 'meter',
    name: 'Energy-Efficient HVAC',
    title: 'Energy-Efficient Heating and Cooling Upgrades',
    description:
      'Lower the energy your home uses, starting with ducts and controls, then heat pumps or high-efficiency furnaces. Upgrades for homes in DC and Maryland.',
    summary:
      'Upgrades that cut waste, from sealed ducts and better controls to heat pumps and condensing furnaces.',
    intro:
      'Bills that climb while the rooms stay uncomfortable tend to have several causes. We check ducts, controls and drafts before comparing heat pumps, condensing furnaces and better air conditioners. Compare like with like: the same machine reads about 5% lower in SEER2, on labels since 2023, than in the old SEER, and about 15% lower in HSPF2 than in HSPF.',
    related: ['heat-pump-repair', 'ac-installation', 'furnace-installation', 'ductwork-service'],
  },
  {
    slug: 'air-duct-cleaning',
    group: 'air',
    machine: 'duct',
    name: 'Air Duct Cleaning',
    title: 'Air Duct Cleaning After Dust, Pests or Remodeling',
    description:
      'Plaster dust, mice or mold in the vents? Learn when duct cleaning is worth doing and when it is not, then book it for a home in DC or nearby Maryland.',
    summary:
      'Clean ducts after a dusty renovation, pests or mold, and a plain answer when you can skip it.',
    intro:
      'Ducts are worth cleaning when a renovation has clogged them with dust or when you find signs of mice or visible mold, and not just because a year has passed. We look inside first, then clean supply runs, returns and the blower compartment. Where there is mold, the moisture comes first: here that is often a damp basement or a sweating duct.',
    related: ['indoor-air-quality', 'ductwork-service', 'hvac-tune-up'],
  },
  {
    slug: 'hvac-tune-up',
    group: 'care',
    machine: 'calendar',
    name: 'HVAC Tune-Up',
    title: 'HVAC Tune-Up for Heating or Cooling',
    description:
      'One visit before the season checks safety controls, coils, drains and airflow in your DC or Maryland home, and shows worn parts while there is time to plan.',
    summary:
      'A single seasonal visit that catches worn parts and dirt while a repair can still be planned.',
    intro:
      'A tune-up is one visit for one season: cooling in spring, heating in fall. We clean, measure and adjust, then tell you which parts are wearing. Our weather turns fast. Book before the first hot week or hard frost, and change the filter yourself in the meantime.',
    coupon: 'TUNEUP79',
    related: ['maintenance-plans', 'ac-maintenance', 'furnace-repair'],
  },
  {
    slug: 'maintenance-plans',
    group: 'care',
    machine: 'calendar',
    name: 'Maintenance Plans',
    title: 'HVAC Maintenance Plans With Two Tune-Ups a Year',
    description:
      'Two tune-ups a year, discounts and priority service: see whether a maintenance plan suits your home and its equipment in DC or nearby Maryland.',
    summary:
      'Two tune-ups a year with discounts and priority service, and neither season forgotten.',
    intro:
      'Pick a plan if the second tune-up is always the one you forget. It brings two a year, for cooling in spring and heating in fall, plus discounts and priority service. Filters stay your job between visits; check them more often with pets at home or when the oaks shed pollen.',
    related: ['hvac-tune-up', 'ac-maintenance', 'residential-hvac', 'commercial-hvac'],
  },
])

/** The groups of /services, in the order of the page. */
export const serviceGroups = [
  { id: 'cooling', heading: 'Cooling', lead: 'When the house is too hot, or soon will be.' },
  {
    id: 'heating',
    heading: 'Heating',
    lead: 'Furnaces, boilers and heat pumps, from no heat to new.',
  },
  { id: 'air', heading: 'Air', lead: 'What you breathe, and the ducts it comes through.' },
  {
    id: 'care',
    heading: 'Care and emergencies',
    lead: 'Help at any hour, and visits that prevent the next call.',
  },
] as const satisfies { id: Service['group']; heading: string; lead: string }[]
