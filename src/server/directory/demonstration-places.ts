/** Zones of the demonstration directory, shortened so that a place stays on one line. */
const ET = 'America/New_York'
const CT = 'America/Chicago'
const MT = 'America/Denver'
const MST = 'America/Phoenix'
const PT = 'America/Los_Angeles'
const AKT = 'America/Anchorage'
const HT = 'Pacific/Honolulu'
const DETROIT = 'America/Detroit'
const BOISE = 'America/Boise'
const INDY = 'America/Indiana/Indianapolis'
const LOU = 'America/Kentucky/Louisville'

/**
 * The demonstration's stores: real cities, ZIP codes and points (those of the ZIP code), invented streets and names.
 * A store's id is its division and its number in this order; 'clinic' marks those that house one.
 */
type Place = [
  zip: string,
  city: string,
  state: string,
  latitude: number,
  longitude: number,
  timezone: string,
  areaCode: string,
  street: string,
  name: string,
  clinic?: 'clinic',
]

const RIVER: Place[] = [
  ['45202', 'Cincinnati', 'OH', 39.1072, -84.502, ET, '513', '100 Lantern Sq', 'Lantern Square', 'clinic'],
  [
    '45208',
    'Cincinnati',
    'OH',
    39.1361,
    -84.4355,
    ET,
    '513',
    '2718 Observatory Hill Ave',
    'Observatory Hill',
  ],
  ['45040', 'Mason', 'OH', 39.3357, -84.3149, ET, '513', '5425 Cloverleaf Xing', 'Cloverleaf', 'clinic'],
  ['45402', 'Dayton', 'OH', 39.7563, -84.1895, ET, '937', '33 Gearworks St', 'Gearworks'],
  ['43215', 'Columbus', 'OH', 39.9671, -83.0044, ET, '614', '480 N Ledger St', 'Ledger Street', 'clinic'],
  ['43214', 'Columbus', 'OH', 40.0535, -83.0187, ET, '614', '3871 Beechmast Rd', 'Beechmast'],
  ['44113', 'Cleveland', 'OH', 41.4816, -81.7018, ET, '216', '1260 Ore Dock Ave', 'Ore Dock'],
  ['43604', 'Toledo', 'OH', 41.6614, -83.5249, ET, '419', '75 Glasswright St', 'Glasswright'],
  ['41011', 'Covington', 'KY', 39.0708, -84.5212, ET, '859', '612 Suspension Row', 'Suspension Row'],
  ['40507', 'Lexington', 'KY', 38.0464, -84.4953, ET, '859', '219 Bluestem St', 'Bluestem', 'clinic'],
  ['40202', 'Louisville', 'KY', 38.2507, -85.7476, LOU, '502', '904 Paddlewheel St', 'Paddlewheel', 'clinic'],
  ['46204', 'Indianapolis', 'IN', 39.772, -86.1535, INDY, '317', '141 W Compass St', 'Compass', 'clinic'],
  ['46802', 'Fort Wayne', 'IN', 41.0707, -85.1543, INDY, '260', '1822 Three Bridges Blvd', 'Three Bridges'],
  ['47708', 'Evansville', 'IN', 37.9718, -87.572, CT, '812', '58 Riverbow Dr', 'Riverbow'],
]

const LAKES: Place[] = [
  ['48226', 'Detroit', 'MI', 42.3333, -83.0484, DETROIT, '313', '1190 Foundry St', 'Foundry', 'clinic'],
  ['49503', 'Grand Rapids', 'MI', 42.9659, -85.6527, DETROIT, '616', '640 Woodturner Ave SE', 'Woodturner'],
  ['60614', 'Chicago', 'IL', 41.9229, -87.6483, CT, '312', '2345 N Heronwood Ave', 'Heronwood', 'clinic'],
  ['60540', 'Naperville', 'IL', 41.7662, -88.141, CT, '630', '77 E Millrace Ave', 'Millrace'],
  ['62701', 'Springfield', 'IL', 39.8, -89.6495, CT, '217', '310 S Prairie Clock St', 'Prairie Clock'],
  ['53202', 'Milwaukee', 'WI', 43.0506, -87.8968, CT, '414', '725 N Lakemist Dr', 'Lakemist', 'clinic'],
  ['63103', 'Saint Louis', 'MO', 38.6332, -90.2164, CT, '314', '1514 Steamboat Row', 'Steamboat Row'],
  ['64108', 'Kansas City', 'MO', 39.0837, -94.5868, CT, '816', '2020 Switchyard St', 'Switchyard', 'clinic'],
]

const SOUTH: Place[] = [
  [
    '30309',
    'Atlanta',
    'GA',
    33.7984,
    -84.3883,
    ET,
    '404',
    '1180 Dogwood Ter NE',
    'Dogwood Terrace',
    'clinic',
  ],
  ['31401', 'Savannah', 'GA', 32.0749, -81.0883, ET, '912', '26 Mossgate Sq', 'Mossgate'],
  ['37203', 'Nashville', 'TN', 36.1504, -86.7916, CT, '615', '1301 Fiddleback Ave S', 'Fiddleback', 'clinic'],
  ['38103', 'Memphis', 'TN', 35.144, -90.048, CT, '901', '88 Cotton Ferry St', 'Cotton Ferry'],
  ['37902', 'Knoxville', 'TN', 35.9625, -83.9209, ET, '865', '415 Ridgepole St', 'Ridgepole'],
  [
    '39201',
    'Jackson',
    'MS',
    32.2935,
    -90.1867,
    CT,
    '601',
    '233 E Magnolia Clock St',
    'Magnolia Clock',
    'clinic',
  ],
  ['39401', 'Hattiesburg', 'MS', 31.3146, -89.3065, CT, '601', '509 Longleaf St', 'Longleaf'],
  ['35203', 'Birmingham', 'AL', 33.521, -86.8066, CT, '205', '1717 Iron Lantern Ave N', 'Iron Lantern'],
  ['77002', 'Houston', 'TX', 29.7594, -95.3594, CT, '713', '1402 Bayou Bend St', 'Bayou Bend', 'clinic'],
  ['75201', 'Dallas', 'TX', 32.7904, -96.8044, CT, '214', '2100 Bluebonnet Row', 'Bluebonnet Row'],
  ['79901', 'El Paso', 'TX', 31.7584, -106.4783, MT, '915', '345 Mesa Star Dr', 'Mesa Star'],
  ['23220', 'Richmond', 'VA', 37.5498, -77.4588, ET, '804', '1609 W Canal Lock St', 'Canal Lock', 'clinic'],
  ['28202', 'Charlotte', 'NC', 35.229, -80.8419, ET, '704', '320 S Goldenrod St', 'Goldenrod'],
]

const WEST: Place[] = [
  [
    '85004',
    'Phoenix',
    'AZ',
    33.4557,
    -112.0686,
    MST,
    '602',
    '1010 N Saguaro Bloom St',
    'Saguaro Bloom',
    'clinic',
  ],
  ['85016', 'Phoenix', 'AZ', 33.5021, -112.0305, MST, '602', '2424 E Copper Wren Rd', 'Copper Wren'],
  ['85281', 'Tempe', 'AZ', 33.4227, -111.9261, MST, '480', '707 S Palo Verde Ct', 'Palo Verde', 'clinic'],
  ['85701', 'Tucson', 'AZ', 32.2139, -110.9694, MST, '520', '151 W Ocotillo St', 'Ocotillo'],
  ['80202', 'Denver', 'CO', 39.7491, -104.9946, MT, '303', '1616 Timberline St', 'Timberline', 'clinic'],
  [
    '80903',
    'Colorado Springs',
    'CO',
    38.8388,
    -104.8145,
    MT,
    '719',
    '24 N Pikeview Ave',
    'Pikeview',
    'clinic',
  ],
  ['84101', 'Salt Lake City', 'UT', 40.7559, -111.8967, MT, '801', '360 W Saltgrass St', 'Saltgrass'],
  ['83702', 'Boise', 'ID', 43.6322, -116.2052, BOISE, '208', '930 W Sagebrush St', 'Sagebrush'],
  ['89101', 'Las Vegas', 'NV', 36.1721, -115.1224, PT, '702', '600 Silver Mesquite St', 'Silver Mesquite'],
  ['90012', 'Los Angeles', 'CA', 34.0614, -118.2385, PT, '213', '450 Jacaranda St', 'Jacaranda', 'clinic'],
  ['92101', 'San Diego', 'CA', 32.7185, -117.1593, PT, '619', '1250 Sandpiper St', 'Sandpiper'],
  ['97205', 'Portland', 'OR', 45.5207, -122.6888, PT, '503', '1919 SW Ferncliff St', 'Ferncliff'],
  ['98101', 'Seattle', 'WA', 47.6114, -122.3305, PT, '206', '1520 Madrona Ave', 'Madrona', 'clinic'],
  ['99501', 'Anchorage', 'AK', 61.2116, -149.8761, AKT, '907', '805 W Spruce Light Ave', 'Spruce Light'],
  ['96813', 'Honolulu', 'HI', 21.3179, -157.8521, HT, '808', '1188 Plumeria St', 'Plumeria'],
]

/** Divisions by their three digits: who runs the stores, who runs the clinics inside them, and where they are. */
export const DIVISIONS = [
  {
    store: '901',
    clinic: '951',
    brand: 'Marrowby Market',
    legalName: 'Marrowby Markets, Inc.',
    places: RIVER,
  },
  {
    store: '902',
    clinic: '952',
    brand: 'Marrowby Market',
    legalName: 'Marrowby Markets, Inc.',
    places: LAKES,
  },
  {
    store: '903',
    clinic: '953',
    brand: 'Quillfern Grocers',
    legalName: 'Quillfern Grocers, LLC',
    places: SOUTH,
  },
  { store: '904', clinic: '954', brand: 'Tillowmere Foods', legalName: 'Tillowmere Foods Co.', places: WEST },
]
