### Le chemin du salon au manuel.

ui-handbook = Manuel
ui-handbook-about = Toutes les règles avec recherche ; en anglais aussi premiers pas, robots, hébergement et programmation
