/**
 * The topics an owner would name, for any trade, each with words that are certain to belong to it. All other
 * words join the topic whose words their vectors are close to, or none; then the term's own noun is the topic.
 */
export const topicSeeds: Record<string, string> = {
  staff:
    'staff waiter waitress waiters waitresses receptionist receptionists bartender bartenders manager managers owner owners employee employees server servers host hostess concierge doorman bellman housekeeper housekeepers technician technicians crew personnel clerk clerks cashier salesman stylist hairdresser mechanic plumber electrician dentist doctor nurse nurses instructor driver drivers chef chefs team reps rep agent agents hospitality attitude management housekeeping attentiveness friendliness',
  service: 'service services support helpdesk assistance reception desk complaint complaints',
  'waiting time':
    'wait waiting queue queues line lines delay delays punctuality turnaround wait-time appointment appointments',
  price:
    'price prices pricing cost costs value rate rates fee fees bill charge charges money bargain discount discounts deal deals priced bucks dollars expense tariff markup affordability',
  room: 'room rooms suite suites bedroom bedrooms furniture furnishings balcony carpet carpets closet balconies decor accommodation accommodations apartment cabin cottage furnished heating ac a/c aircon conditioning view views',
  bed: 'bed beds mattress mattresses pillow pillows bedding linens sheets duvet',
  bathroom: 'bathroom bathrooms shower showers toilet toilets bath bathtub sink towels toiletries tub',
  cleanliness:
    'cleanliness cleaning hygiene dirt dust stains mold mould smell odor odour bugs cockroaches roaches mildew filth clean cleaned dirty filthy',
  location:
    'location neighborhood neighbourhood area situated vicinity downtown proximity metro subway station beach surroundings district transport transportation position located',
  parking: 'parking garage carpark valet',
  noise: 'noise noises soundproofing noisy quiet traffic loudness',
  breakfast: 'breakfast breakfasts',
  food: 'food meal meals dish dishes pizza pasta bread sandwich sandwiches burger steak chicken fish sushi dessert desserts salad soup sauce cake cakes croissant croissants pastries pastry menu dinner lunch appetizer appetizers cuisine portion portions flavor flavors taste cooking bakery loaf rolls rice beef shrimp fries cheese buffet ingredients brunch entree entrees',
  drinks:
    'drink drinks coffee tea wine wines beer beers cocktail cocktails espresso latte juice martini margaritas sake',
  atmosphere:
    'atmosphere ambience ambiance vibe music lighting interior crowd decoration decorations seating setting feel',
  internet:
    'internet wifi wireless broadband connection connectivity wi-fi bluetooth network signal reception',
  facilities:
    'pool pools gym spa facilities amenities sauna lobby elevator elevators lift jacuzzi restaurant bar lounge',
  booking: 'booking reservation reservations check-in checkin checkout registration cancellation',
  delivery: 'delivery shipping shipment courier postage delivered dispatch shipped arrival',
  packaging: 'packaging package packaged wrapping carton box packing',
  returns: 'refund refunds return returns exchange warranty guarantee replacement replacements rebate rma',
  selection: 'selection variety choice choices assortment range inventory stock options',
  quality:
    'quality workmanship craftsmanship build construction material materials fabric leather stitching plastic durability sturdiness finish',
  design: 'design style look looks appearance color colors colour colours styling aesthetics shape',
  size: 'size weight dimensions fit fits length width height sizing bulk sizes',
  comfort: 'comfort padding cushioning seat seats ergonomics comfortable',
  'battery life': 'battery batteries battery-life charge charging charger recharge',
  screen: 'screen display lcd monitor resolution touchscreen screens viewfinder pixels backlight',
  sound: 'sound audio speaker speakers volume bass headphones earphones earbuds acoustics sounds treble',
  camera:
    'camera picture pictures photo photos image images lens zoom flash webcam photographs video videos shutter',
  keyboard:
    'keyboard keys touchpad trackpad mouse buttons button keypad controls touch-pad mousepad joystick dial knob',
  software:
    'software program programs app apps application applications interface windows os firmware gui drivers update updates operating features feature functionality functions website antivirus firewall menus tool tools itunes',
  performance: 'performance speed processor memory ram cpu boot startup responsiveness graphics runs power',
  storage: 'storage hard-drive drive disk capacity gb hdd harddrive',
  connections: 'port ports usb hdmi cable cables cord adapter plug jack connector slot firewire',
  reliability:
    'reliability crash crashes freezes stability glitches errors problems defect failure breakdowns',
  'ease of use':
    'use usability setup set-up installation install instructions manual learning navigation documentation ease operation simplicity',
  story:
    'story plot characters character acting script ending dialogue writing pacing cast actors actor storyline narrative chapters author',
  safety: 'safety security crime locks theft',
  results: 'results effectiveness treatment haircut massage repair repairs job workmanship',
}
