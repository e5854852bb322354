import { business } from './business.ts'
import { citySchema } from './model/schema.ts'
import { defineRecords } from './model/validate.ts'

/**
 * The cities, area by area. Owner: confirm what the descriptions promise (same day, nights, emergencies, licensed and
 * insured, the years) before the site goes live.
 */
export const cities = defineRecords('content/cities.ts', citySchema, [
  {
    slug: 'washington-dc',
    name: 'Washington DC',
    label: 'Washington, DC',
    area: 'dc',
    title: 'Row House Heating and Cooling in Washington DC',
    description:
      'Radiators, tight row houses and rooftop condensers: HVAC repair and installation across Washington DC, with emergency service at any hour.',
    intro:
      'Brick row houses share walls on both sides, so summer heat gathers on the top floor and ducts have little room. Many still warm up with radiators, while cooling units sit on roofs or in small rear yards. In a historic district, ask what may show from the street before choosing a spot.',
    nearby: [
      'silver-spring-md',
      'takoma-park-md',
      'chevy-chase-md',
      'hyattsville-md',
      'oxon-hill-md',
    ],
  },
  {
    slug: 'bowie-md',
    label: 'Bowie, MD',
    area: 'prince-georges',
    title: 'Heating and Air Conditioning in Bowie, MD',
    description:
      'Slab-built Levitt houses and newer Bowie subdivisions heat and cool differently. See what suits yours, and book a same-day furnace or AC repair.',
    intro:
      'Levitt laid out much of Bowie in the 1960s as Belair: houses on concrete slabs, without basements. Equipment there has to fit a closet, utility room or attic, and ducts have little space to grow. Newer subdivisions face the opposite, a long run from the basement to the upstairs bedrooms, which asks for better airflow more than for a bigger unit.',
    nearby: ['lanham-md', 'greenbelt-md', 'upper-marlboro-md', 'laurel-pg-md'],
  },
  {
    slug: 'greenbelt-md',
    label: 'Greenbelt, MD',
    area: 'prince-georges',
    title: 'HVAC for Greenbelt Co-op Homes and Townhouses',
    description:
      'Living in an Old Greenbelt co-op or a townhouse past the parkway? Find heating and cooling help that fits shared walls and little duct space.',
    intro:
      'New Deal planners built Old Greenbelt in the 1930s, and most of its row homes now belong to a housing cooperative. Ask it before anything is fixed to an outside wall. Small rooms and scarce duct space favor ductless units; the later townhouses and condos east of the parkway are a more familiar repair job.',
    nearby: ['college-park-md', 'lanham-md', 'bowie-md', 'laurel-pg-md'],
  },
  {
    slug: 'laurel-pg-md',
    label: "Laurel (Prince George's County), MD",
    area: 'prince-georges',
    title: "Heating and Cooling in Laurel, Prince George's County",
    description:
      'Old frame houses near Main Street, garden apartments, newer townhouses: repair, tune-ups and replacement in the City of Laurel, nights included.',
    intro:
      'The city grew around a cotton mill beside the Patuxent, and old frame houses still stand on the streets off Main. They leak air, and sealing and ducts matter as much as the equipment. Garden apartments and townhouses came later with compact mechanical closets, where a drain or filter is easily forgotten.',
    nearby: ['laurel-hc-md', 'savage-md', 'greenbelt-md', 'bowie-md'],
  },
  {
    slug: 'college-park-md',
    label: 'College Park, MD',
    area: 'prince-georges',
    title: 'College Park HVAC for Owners and Landlords',
    description:
      'Student rental without heat, or a drafty bungalow near campus? Licensed technicians repair, replace and maintain HVAC systems in College Park.',
    intro:
      'Bungalows and foursquares near the university were built before air conditioning, and some are rented to students who may never see the filter. If you own one, have the system checked before the August move-in. Shade in Calvert Hills and Berwyn eases cooling, yet leaves and pollen end up in the condenser.',
    nearby: ['greenbelt-md', 'riverdale-md', 'hyattsville-md'],
  },
  {
    slug: 'hyattsville-md',
    label: 'Hyattsville, MD',
    area: 'prince-georges',
    title: 'Hyattsville, MD HVAC for Bungalows and Victorians',
    description:
      "Keep the plaster and the radiators and still sleep cool. Ductless systems, boiler work and AC repair for Hyattsville's older homes.",
    intro:
      'Deep porches, plaster walls and radiators come with many houses in the historic district, from Victorians to Arts and Crafts bungalows. Rooms under the roof get hot first, and mini-splits can cool them without new ducts. In the recent townhouses along Route 1, think about how a technician will reach the outdoor unit.',
    nearby: [
      'riverdale-md',
      'bladensburg-md',
      'college-park-md',
      'takoma-park-md',
      'washington-dc',
    ],
  },
  {
    slug: 'lanham-md',
    label: 'Lanham, MD',
    area: 'prince-georges',
    title: 'Furnace and AC Service in Lanham, MD',
    description:
      'Same-day furnace and AC repair for Lanham ramblers, split-foyers and townhouses, plus help with rooms that never match the thermostat.',
    intro:
      'Close to the Beltway and Route 50, Lanham has plenty of postwar brick houses and split-foyers. A split-foyer hangs one thermostat between a half-buried level and a raised one, and the lower rooms run cold. Balance the dampers and returns first; a bigger unit would cycle faster and leave summer air damp.',
    nearby: ['bowie-md', 'greenbelt-md', 'riverdale-md', 'bladensburg-md'],
  },
  {
    slug: 'upper-marlboro-md',
    label: 'Upper Marlboro, MD',
    area: 'prince-georges',
    title: 'Upper Marlboro Heating, Cooling and Heat Pumps',
    description:
      'From the old county seat to houses on acreage, get heat pump, furnace and air conditioning service in Upper Marlboro from insured technicians.',
    intro:
      'Beyond the small county seat on the Western Branch, homes spread over former tobacco land, from old farmhouses to recent colonials on big lots. Away from gas mains, heat comes from heat pumps, propane or oil. Open ground gives an outdoor unit room but no shelter: clear away mower clippings and drifted snow.',
    nearby: ['bowie-md', 'suitland-md', 'oxon-hill-md'],
  },
  {
    slug: 'suitland-md',
    label: 'Suitland, MD',
    area: 'prince-georges',
    title: 'AC and Heating Repair in Suitland, MD',
    description:
      'Brick houses, garden apartments and new townhouses in Suitland: learn what each asks of its heating and cooling, and book a same-day visit.',
    intro:
      'Federal offices arrived in the 1940s, and compact brick houses and garden apartments grew up around them. Where window units still do the cooling, a mini-split is the quieter step up. Newer townhouses rise several floors on narrow footprints; heat climbs to the top bedrooms, and one thermostat downstairs never notices.',
    nearby: ['oxon-hill-md', 'bladensburg-md', 'upper-marlboro-md', 'washington-dc'],
  },
  {
    slug: 'oxon-hill-md',
    label: 'Oxon Hill, MD',
    area: 'prince-georges',
    title: 'Oxon Hill Heating and Cooling Near the Potomac',
    description:
      'River humidity tests coils and drains. Heating and cooling repair for Oxon Hill ramblers, condos and townhouses, with an emergency line open 24/7.',
    intro:
      'Along this stretch of the Potomac, summer air stays heavy after dark. An oversized air conditioner cools fast and leaves the dampness behind. Size with care in the brick ramblers and split-levels. Condos and townhouses toward National Harbor raise other questions: shared roofs, tight closets and who owns which equipment.',
    nearby: ['suitland-md', 'washington-dc', 'upper-marlboro-md'],
  },
  {
    slug: 'bladensburg-md',
    label: 'Bladensburg, MD',
    area: 'prince-georges',
    title: 'HVAC Service in Bladensburg, MD',
    description:
      'Damp basement, aging furnace or a window unit that cannot keep up? Repair and replacement for Bladensburg houses and apartments.',
    intro:
      'Once a colonial port on the Anacostia, the town keeps its low ground near the water, where basements take on damp. Set a new furnace on a raised base, and look for rust along the bottom of the old one. In the many apartments, find out which parts the building maintains before you call.',
    nearby: ['hyattsville-md', 'riverdale-md', 'lanham-md', 'suitland-md'],
  },
  {
    slug: 'riverdale-md',
    label: 'Riverdale, MD',
    area: 'prince-georges',
    title: 'Riverdale, MD Boilers, Furnaces and AC',
    description:
      'Foursquares by the tracks, postwar Cape Cods to the east: boiler, furnace and air conditioner help for both kinds of Riverdale house.',
    intro:
      'Railroad and streetcar lines drew the first commuters, and their roomy foursquares remain near the station, some still on radiators. To the east, postwar Cape Cods tuck bedrooms under a roof slope that bakes in July. Insulating the slope and adding one ductless head can do more there than a larger central unit.',
    nearby: ['hyattsville-md', 'college-park-md', 'bladensburg-md', 'lanham-md'],
  },
  {
    slug: 'silver-spring-md',
    label: 'Silver Spring, MD',
    area: 'montgomery',
    title: 'Heating and Cooling in Silver Spring, MD',
    description:
      "Furnaces, heat pumps and air conditioning for Silver Spring's brick colonials, Cape Cods and high-rise condos, with visits the same day.",
    intro:
      'Tall trees shade the brick colonials and Cape Cods around Sligo Creek, and each spring their pollen and seed fluff can mat an outdoor coil. Rinse it gently with a garden hose, power off. Downtown is mostly high-rises: condo owners should ask who looks after the fan-coil unit and the risers behind it.',
    nearby: ['takoma-park-md', 'wheaton-md', 'chevy-chase-md', 'washington-dc'],
  },
  {
    slug: 'bethesda-md',
    label: 'Bethesda, MD',
    area: 'montgomery',
    title: 'Bethesda HVAC for New Builds and Older Colonials',
    description: `Big rebuilds with a system for each floor, older colonials making do with one: zoning, repair and replacement in Bethesda, backed by ${business.yearsOfExperience} years of experience.`,
    intro:
      'Two kinds of house often stand side by side: the mid-century colonial with one aging system and the large rebuild with several. In the first, ducts added later may starve the second floor. In the second, a zone damper or control board can be at fault: note which thermostat serves the uncomfortable rooms.',
    nearby: ['chevy-chase-md', 'rockville-md', 'wheaton-md', 'washington-dc'],
  },
  {
    slug: 'rockville-md',
    label: 'Rockville, MD',
    area: 'montgomery',
    title: 'Rockville, MD Air Conditioning and Heating',
    description:
      'Twinbrook Cape Cods, West End Victorians and King Farm townhouses need different systems. Rockville AC, furnace and heat pump service for all three.',
    intro:
      "Twinbrook's small ramblers and Cape Cods went up after World War II, with small ducts that an oversized new system can overwhelm. King Farm followed half a century later; any original air conditioner there is due for a hard look. Around the West End, Victorian houses bring tall ceilings, drafts and, in places, radiators.",
    nearby: ['gaithersburg-md', 'germantown-md', 'bethesda-md', 'wheaton-md'],
  },
  {
    slug: 'gaithersburg-md',
    label: 'Gaithersburg, MD',
    area: 'montgomery',
    title: 'Gaithersburg Heating and Cooling, Kentlands to Old Towne',
    description:
      'Tight lots and back alleys leave few spots for a condenser. Plan a replacement, or book an air conditioner or furnace repair in Gaithersburg.',
    intro:
      "Kentlands sets houses close together on purpose, with garages on rear alleys and slim side yards. A condenser needs open air around it, so replacing one begins with a tape measure and the association's rules. In the older houses of Old Towne, closing drafts and sealing ducts may come before new equipment.",
    nearby: ['rockville-md', 'germantown-md', 'wheaton-md'],
  },
  {
    slug: 'germantown-md',
    label: 'Germantown, MD',
    area: 'montgomery',
    title: 'Heat Pump and AC Service in Germantown, MD',
    description:
      'Heat pump icing up, or a townhouse AC near the end of its run? Repair and replacement in Germantown, and what to ask your association first.',
    intro:
      'Most homes here date from the 1970s or later, many of them townhouses with shared walls, small yards and an association. Nights run a little colder than in the city, and a heat pump needs backup heat that works. Frost should clear in a defrost cycle; ice that stays for hours means a call.',
    nearby: ['gaithersburg-md', 'rockville-md', 'wheaton-md'],
  },
  {
    slug: 'takoma-park-md',
    label: 'Takoma Park, MD',
    area: 'montgomery',
    title: 'Takoma Park HVAC for Bungalows and Radiator Homes',
    description:
      'Cooling a Victorian without tearing into plaster takes planning. Mini-splits, boiler care and AC service for the older houses of Takoma Park.',
    intro:
      'Founded as a railroad suburb in the 1880s, this town is full of Victorians and bungalows with plaster walls and radiators. Ducts seldom fit without costing a closet, so ductless heads or small high-velocity tubing take their place. In the historic district, outdoor units belong in a discreet corner, clear of what the old trees drop.',
    nearby: ['silver-spring-md', 'washington-dc', 'hyattsville-md'],
  },
  {
    slug: 'wheaton-md',
    label: 'Wheaton, MD',
    area: 'montgomery',
    title: 'Wheaton, MD HVAC for Ramblers and Cape Cods',
    description:
      'Hot upstairs, cold basement? Postwar Wheaton houses are prone to both. Have the ducts, furnace and air conditioner checked on one visit.',
    intro:
      'After the war, farmland gave way to ramblers, Cape Cods and split-levels. Ducts sized for heat alone can fall short once central air is added, which you feel as weak flow in the far bedroom. Near the regional park, sweep leaf litter from the condenser before you test the cooling in April.',
    nearby: ['silver-spring-md', 'bethesda-md', 'rockville-md', 'gaithersburg-md'],
  },
  {
    slug: 'chevy-chase-md',
    label: 'Chevy Chase, MD',
    area: 'montgomery',
    title: 'Boilers, Radiators and AC in Chevy Chase, MD',
    description:
      'Cast-iron radiators, plaster and no ducts are a common starting point. Quiet cooling, boiler repair and overnight emergencies in Chevy Chase, Maryland.',
    intro:
      "Houses from the streetcar years, many of them Colonial Revival or Tudor, hold boilers and cast-iron radiators worth keeping. Cooling tends to come separately, by slim ductless units or an attic air handler, which needs a drain pan and float switch for the plaster's sake. In Friendship Heights apartments, ask first which equipment is the building's.",
    nearby: ['bethesda-md', 'silver-spring-md', 'washington-dc'],
  },
  {
    slug: 'columbia-md',
    label: 'Columbia, MD',
    area: 'howard',
    title: 'Columbia, MD HVAC Repair and Replacement',
    description:
      "Village covenants, wooded lots and 1970s townhouses shape what can go where. Heat pump, AC and furnace work for Columbia's ten villages.",
    intro:
      "James Rouse's planned city opened in 1967, and its villages mix wooded cul-de-sacs with clustered townhouses. Covenants can govern exterior changes. Check with your village before moving an outdoor unit. A house from the early years may be on its third system while the ducts are still the first; inspect those too.",
    nearby: ['ellicott-city-md', 'clarksville-md', 'savage-md', 'jessup-md', 'fulton-md'],
  },
  {
    slug: 'ellicott-city-md',
    label: 'Ellicott City, MD',
    area: 'howard',
    title: 'Ellicott City HVAC, From Main Street to Newer Homes',
    description:
      'Stone buildings by the Patapsco, colonials on the hills above: furnaces, heat pumps and AC in Ellicott City, with thought for where equipment sits.',
    intro:
      'Granite buildings on Main Street are slow to warm and slow to cool, which makes them easy to misjudge when sizing a system. That valley has flooded badly. Mount equipment high. On the hills above, colonials and newer subdivisions pose a gentler problem: three levels, one thermostat and a warm top floor.',
    nearby: ['columbia-md', 'clarksville-md', 'jessup-md'],
  },
  {
    slug: 'laurel-hc-md',
    label: 'Laurel (Howard County), MD',
    area: 'howard',
    title: 'North Laurel HVAC Service in Howard County',
    description:
      'North of the Patuxent, Laurel means townhouses, condos and newer family homes. Air conditioner, heat pump and furnace service in Howard County.',
    intro:
      'North of the river lie townhouse rows, condos and the planned streets of Emerson, mostly younger than the mill town across the bridge. Shared walls keep winter heating modest; an August afternoon on the top floor is the real test. Where condensers stand in a line, keep shrubs and fences well back.',
    nearby: ['laurel-pg-md', 'savage-md', 'fulton-md', 'jessup-md'],
  },
  {
    slug: 'jessup-md',
    label: 'Jessup, MD',
    area: 'howard',
    title: 'Jessup, MD HVAC for Homes and Workplaces',
    description:
      'House, shop or warehouse office along Route 1? Jessup repairs for furnaces, heat pumps and rooftop units from licensed and insured technicians.',
    intro:
      'Warehouses, freight tracks and the wholesale produce market make this a working corner of the county, with truck traffic to match. Near busy roads, check the filter monthly: dust loads it early. Homes run from older ranchers, whose ducts may cross a crawl space, to new townhouses with equipment upstairs.',
    nearby: ['savage-md', 'columbia-md', 'laurel-hc-md', 'ellicott-city-md'],
  },
  {
    slug: 'savage-md',
    label: 'Savage, MD',
    area: 'howard',
    title: 'Savage, MD Heating and Cooling in a Mill Village',
    description:
      "Mill workers' houses and newer neighbors share Savage's short streets. Ductless cooling, furnace repair and tune-ups for small rooms.",
    intro:
      "A textile mill on the Little Patuxent gave the village its shape: workers' houses near the street, with small rooms and shallow closets. One ductless head can serve an open ground floor, but bedrooms behind shut doors need air of their own. Feel old masonry basement walls for moisture before running a humidifier in winter.",
    nearby: ['jessup-md', 'columbia-md', 'laurel-hc-md', 'laurel-pg-md'],
  },
  {
    slug: 'clarksville-md',
    label: 'Clarksville, MD',
    area: 'howard',
    title: 'Clarksville HVAC for Large Homes and Several Zones',
    description:
      "Two systems, a high foyer and a finished basement can mean uneven floors. Zoning, heat pump and AC service for Clarksville's larger homes.",
    intro:
      'Western Howard opens out here into big lots and large two-story houses, many with a system for each floor. A high foyer sends warm air upstairs while the first-floor furnace labors. Set the two thermostats within a few degrees of each other. Past the gas lines, propane furnaces or heat pumps with backup carry the winter.',
    nearby: ['columbia-md', 'fulton-md', 'ellicott-city-md'],
  },
  {
    slug: 'fulton-md',
    label: 'Fulton, MD',
    area: 'howard',
    title: 'Fulton, MD HVAC for Newer, Tighter Homes',
    description:
      "Original air conditioners in Fulton's first planned streets are reaching replacement age. Learn what to check, then book maintenance, repair or a new system.",
    intro:
      "Maple Lawn's houses have gone up since the early 2000s, tighter than those of older towns, and stale air and humidity show before drafts do. Alleys and close side yards limit where an outdoor unit can stand; the association's guidelines come first. Test an original air conditioner in May, before a heat wave does it for you.",
    nearby: ['clarksville-md', 'columbia-md', 'laurel-hc-md'],
  },
])
